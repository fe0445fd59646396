import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';

/** A string in a template: a literal, a reference, or a join of both. */
export const text = z.union([
  z.string(),
  z.object({ Ref: z.string() }),
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
  z.object({
    get 'Fn::Join'(): z.ZodMiniType<readonly [string, readonly Text[]]> {
      return z.tuple([z.string(), z.array(text)]);
    },
  }),
]);
export type Text =
  | string
  | { Ref: string }
  | { 'Fn::GetAtt': [string, string] }
  | { 'Fn::Join': readonly [string, readonly Text[]] };

/**
 * The values that CloudFormation would return for references. The keys are the resource's type and attribute, or
 * the name of a pseudo parameter. If resources of one type have different values, the key has the logical id
 * without its hash.
 */
export type Values = Readonly<Record<string, string>>;

export type Resolve = (value: Text) => string;

const secret = /\{\{resolve:secretsmanager:([^:}]+):SecretString:::\}\}/g;

/** Resolves a template's strings like CloudFormation, with an invented value for each secret. */
export const resolver = ({ resources }: Assembly, values: Values): Resolve => {
  const one: Resolve = (value) => {
    if (typeof value === 'string') return value;
    if ('Fn::Join' in value) {
      const [between, parts] = value['Fn::Join'];
      return parts.map(one).join(between);
    }
    const [id, attribute] = 'Ref' in value ? [value.Ref, 'Ref'] : value['Fn::GetAtt'];
    const type = resources[id]?.Type;
    if (type === 'AWS::SecretsManager::Secret') return id;
    const name = type ? `${type}.${attribute}` : id;
    const known = values[`${id.slice(0, -8)}.${attribute}`] ?? values[name];
    if (known === undefined) throw new Error(`No value for ${name}`);
    return known;
  };
  return (value) => one(value).replace(secret, (_, id: string) => secretOf(id));
};

const secrets = new Map<string, string>();

/** The invented value of a secret. It is the same each time. */
const secretOf = (id: string): string => {
  const made = secrets.get(id) ?? crypto.randomUUID().replaceAll('-', '');
  secrets.set(id, made);
  return made;
};
