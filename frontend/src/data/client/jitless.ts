// Zod would compile its schemas by `new Function`, which the content security policy forbids and
// reports. This is where zod looks for its settings; it has to be there before the first schema is
// made, and importing zod to set it would put zod into the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
