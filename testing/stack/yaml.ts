import { createRequire } from 'node:module';

/** The YAML parser that the CDK includes. */
const fromCdk = createRequire(createRequire(import.meta.url).resolve('aws-cdk-lib'));

export const { parse: parseYaml } = fromCdk('yaml') as { parse: (text: string) => unknown };
