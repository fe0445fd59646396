import type { Plugin } from 'vite';

const jsonSchemaModule = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Every zod schema carries a method that writes it as JSON Schema, which only the OpenAPI document
 * needs: 35 KB that no page would ever run. In the browser those methods are left empty.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!jsonSchemaModule.test(id)) return null;
    const names = [...code.matchAll(exported)].map(([, name]) => name);
    return {
      code: `const none = () => () => undefined;\nexport { ${names.map((name) => `none as ${name}`).join(', ')}, none as process };`,
      map: null,
    };
  },
});
