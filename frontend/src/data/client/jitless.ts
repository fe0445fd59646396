// Stops zod from compiling schemas with `new Function`, which the content security policy forbids and reports. Zod
// reads this global when it creates its first schema. Setting it through an import would put zod into the first
// script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
