import { describe, expect, test } from 'vitest';
import { type Synthesized, synthesize } from '../stack.fixture.ts';

const secretOf = ({ resources }: Synthesized) =>
  Object.entries(resources('AWS::SecretsManager::Secret')).find(([id]) =>
    id.startsWith('PushSecret'),
  )?.[1];

const contactOf = ({ resources }: Synthesized) =>
  Object.entries(resources('AWS::Lambda::Function')).find(([id]) =>
    id.startsWith('Functionsdeliveries'),
  )?.[1].Properties.Environment.Variables.PUSH_CONTACT;

describe('the secret of pushes', () => {
  test('has unchanged settings, because other settings would generate another secret', () => {
    expect(secretOf(synthesize({ stage: 'prod' }))?.Properties).toEqual({
      Description: 'The key pair of pushes is derived from it. Never change it.',
      GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 64 },
      Tags: expect.anything(),
    });
  });

  test.each([
    ['prod', 'Retain'],
    ['dev', 'Delete'],
  ])('in %s has the deletion policy %s', (stage, policy) => {
    expect(secretOf(synthesize({ stage }))?.DeletionPolicy).toMatch(policy);
  });

  test('is not rotated', () => {
    const { resources } = synthesize({ stage: 'prod' });
    expect(resources('AWS::SecretsManager::RotationSchedule')).toEqual({});
  });
});

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/abc';
test.each<[Record<string, string>, string]>([
  [{ domainName: 'cairn.example.com', certificateArn }, 'https://cairn.example.com'],
  [{ senderEmail: 'cairn@example.com' }, 'mailto:cairn@example.com'],
  [{ alarmEmail: 'ops@example.com' }, 'mailto:ops@example.com'],
  [{}, 'mailto:nobody@example.com'],
])('with %j, push services can contact %s', (settings, contact) => {
  expect(contactOf(synthesize({ stage: 'prod', ...settings }))).toBe(contact);
});
