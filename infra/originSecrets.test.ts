import { expect, test } from 'vitest';
import { type Synthesized, synthesize } from './stack.fixture.ts';

const type = 'AWS::SecretsManager::Secret';

/** Logical ids of the secrets that a value refers to, in its order. */
const secretsIn = ({ resources }: Synthesized, value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/secretsmanager:",\{"Ref":"(\w+)"\}/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => id in resources(type));

const shown = (made: Synthesized) =>
  secretsIn(made, made.only('AWS::CloudFront::Distribution').Properties);

const accepted = (made: Synthesized) =>
  Object.values(made.resources('AWS::Lambda::Function'))
    .map(({ Properties }) => Properties.Environment?.Variables?.ORIGIN_SECRETS)
    .filter((value) => value !== undefined)
    .map((value) => secretsIn(made, value));

test('at first there is one, made by AWS, which CloudFront shows and every function takes', () => {
  const made = synthesize();
  const [id, ...more] = Object.keys(made.resources(type));
  expect(more).toEqual([]);
  expect(made.only(type).Properties.GenerateSecretString).toEqual({
    ExcludePunctuation: true,
    PasswordLength: 40,
  });
  expect(shown(made)).toEqual([id]);
  expect(new Set(accepted(made).flat())).toEqual(new Set([id]));
});

test('the next one is shown, while the one before is still taken and is the same as it was', () => {
  const [first] = Object.keys(synthesize().resources(type));
  const made = synthesize({ originSecret: '2' });
  const [second, ...others] = shown(made);
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  for (const taken of accepted(made)) expect(taken).toEqual([second, first]);
});

test('the functions take a new one before CloudFront shows it', () => {
  const made = synthesize();
  const ours = Object.entries(made.resources('AWS::Lambda::Function'))
    .filter(([, { Properties }]) => Properties.Environment?.Variables?.ORIGIN_SECRETS)
    .map(([id]) => id);
  const distribution = made.only('AWS::CloudFront::Distribution');
  expect(distribution.DependsOn).toEqual(expect.arrayContaining(ours));
});
