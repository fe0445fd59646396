// Stops zod from compiling schemas with `new Function`, which the content security policy forbids and reports. Zod
// reads its settings here when the first schema is made. Importing zod to change the settings would put zod into
// the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
