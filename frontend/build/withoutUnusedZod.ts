import type { Plugin } from 'vite';

const jsonSchemaModule = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const textsModule = /\/zod\/v4\/locales\/en\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Every zod schema carries a method that writes it as JSON Schema, which only the OpenAPI document needs: 35 KB that no
 * page would ever run. It also brings texts for every way in which a value may be wrong, where the contract has its
 * own for all that a form can send (contract.test.ts). In the browser both are left empty.
 */
export const withoutUnusedZod = (): Plugin => ({
  name: 'without-unused-zod',
  apply: 'build',
  transform(code, id) {
    if (textsModule.test(id)) {
      return { code: 'export default () => ({ localeError: () => undefined });', map: null };
    }
    if (!jsonSchemaModule.test(id)) return null;
    const names = [...code.matchAll(exported)].map(([, name]) => name);
    return {
      code: `const none = () => () => undefined;\nexport { ${names.map((name) => `none as ${name}`).join(', ')}, none as process };`,
      map: null,
    };
  },
});
