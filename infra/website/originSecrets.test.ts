import { expect, test } from 'vitest';
import { type Synthesized, synthesize } from '../stack.fixture.ts';

const type = 'AWS::SecretsManager::Secret';

/** The logical ids of the secrets that a value refers to, in order. */
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

test('AWS generates each secret', () => {
  for (const made of generations) {
    const accepting = new Set(accepted(made).flat());
    expect(accepting.size).toBeGreaterThan(0);
    for (const id of accepting) {
      expect(made.resources(type)[id]?.Properties.GenerateSecretString).toEqual({
        ExcludePunctuation: true,
        PasswordLength: 40,
      });
    }
  }
});

test('CloudFront sends one secret, which is different in each generation', () => {
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
  'from generation %i to %i every function accepts what CloudFront sends before and after, in whatever order they change',
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

test('a secret leaked by CloudFront is refused after two rotations, one leaked by a function after three', () => {
  const fourth = synthesize({ originSecret: '4', originSecretBefore: '3' });
  const [first, , third] = generations as [Synthesized, Synthesized, Synthesized];
  for (const taken of accepted(third))
    expect(taken).not.toEqual(expect.arrayContaining(shown(first)));
  for (const taken of accepted(fourth)) {
    for (const leaked of accepted(first).flat()) expect(taken).not.toContain(leaked);
  }
});

test('the functions accept a new secret before CloudFront sends it', () => {
  const made = synthesize();
  const ours = Object.entries(made.resources('AWS::Lambda::Function'))
    .filter(([, { Properties }]) => Properties.Environment?.Variables?.ORIGIN_SECRETS)
    .map(([id]) => id);
  const distribution = made.only('AWS::CloudFront::Distribution');
  expect(distribution.DependsOn).toEqual(expect.arrayContaining(ours));
});
