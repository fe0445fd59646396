import { expect, test } from 'vitest';
import { type Synthesized, synthesize } from '../stack.fixture.ts';

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

const generations = [
  synthesize(),
  synthesize({ originSecret: '2', originSecretBefore: '1' }),
  synthesize({ originSecret: '3', originSecretBefore: '2' }),
];

test('each is made by AWS', () => {
  for (const { Properties } of generations.flatMap((made) => Object.values(made.resources(type)))) {
    expect(Properties.GenerateSecretString).toEqual({
      ExcludePunctuation: true,
      PasswordLength: 40,
    });
  }
});

test('CloudFront shows one, another in each generation', () => {
  const all = generations.map(shown);
  for (const one of all) expect(one).toHaveLength(1);
  expect(new Set(all.flat()).size).toBe(generations.length);
});

test.each([
  [1, 2],
  [2, 3],
  [2, 1],
  [3, 2],
])(
  'from generation %i to %i every function takes what CloudFront shows before and after, in whatever order they change',
  (from, to) => {
    const [before, after] = [generations[from - 1], generations[to - 1]] as [
      Synthesized,
      Synthesized,
    ];
    for (const made of [before, after]) {
      expect(accepted(made).length).toBeGreaterThan(0);
      for (const taken of accepted(made)) {
        expect(taken).toEqual(expect.arrayContaining([...shown(before), ...shown(after)]));
      }
    }
  },
);

test('one that CloudFront leaked is taken no more after two rotations, one of a function after three', () => {
  const fourth = synthesize({ originSecret: '4', originSecretBefore: '3' });
  const [first, , third] = generations as [Synthesized, Synthesized, Synthesized];
  for (const taken of accepted(third))
    expect(taken).not.toEqual(expect.arrayContaining(shown(first)));
  for (const taken of accepted(fourth)) {
    for (const leaked of accepted(first).flat()) expect(taken).not.toContain(leaked);
  }
});

test('the functions take a new one before CloudFront shows it', () => {
  const made = synthesize();
  const ours = Object.entries(made.resources('AWS::Lambda::Function'))
    .filter(([, { Properties }]) => Properties.Environment?.Variables?.ORIGIN_SECRETS)
    .map(([id]) => id);
  const distribution = made.only('AWS::CloudFront::Distribution');
  expect(distribution.DependsOn).toEqual(expect.arrayContaining(ours));
});
