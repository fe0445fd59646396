import { expect, test } from 'vitest';
import { skillOptions } from './skillOptions.ts';

const skill = (_id: string, name: string) => ({ _id, name });

test.each([
  ['all by name', [], [skill('2', 'Rust'), skill('1', 'Go')], ['1 Go', '2 Rust']],
  [
    'one of the item once, by its newest name',
    [skill('1', 'Golang')],
    [skill('1', 'Go')],
    ['1 Go'],
  ],
  ['those of the item when no list could be had', [skill('1', 'Go')], [], ['1 Go']],
  ['none', [], [], []],
])('%s', (_, current, all, expected) => {
  expect(skillOptions(current, all).map(({ value, label }) => `${value} ${label}`)).toEqual(
    expected,
  );
});
