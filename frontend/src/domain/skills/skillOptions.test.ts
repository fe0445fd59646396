import { expect, test } from 'vitest';
import { skillOptions } from './skillOptions.ts';

const skill = (_id: string, name: string, lastActivityDate: string | null = null) => ({
  _id,
  name,
  lastActivityDate,
});

/** Options as '1 Go'. A group's name comes before its options. */
const described = (options: ReturnType<typeof skillOptions>): string[] =>
  options.flatMap((option) =>
    'group' in option
      ? [option.group, ...described(option.items)]
      : [`${option.value} ${option.label}`],
  );

test.each([
  ['all by name', [], [skill('2', 'Rust'), skill('1', 'Go')], ['1 Go', '2 Rust']],
  [
    'a skill of the item once, by its newest name',
    [skill('1', 'Golang')],
    [skill('1', 'Go')],
    ['1 Go'],
  ],
  ['those of the item if there is no list', [skill('1', 'Go')], [], ['1 Go']],
  [
    'recently used skills before the others, ties by name',
    [skill('4', 'Chess')],
    [
      skill('1', 'Go', '2026-11-01'),
      skill('2', 'Rust', '2026-11-20'),
      skill('3', 'Ada'),
      skill('5', 'Elm', '2026-11-20'),
    ],
    ['Recent', '5 Elm', '2 Rust', '1 Go', 'All others', '3 Ada', '4 Chess'],
  ],
  [
    'at most five recent skills, and no empty group',
    [],
    [1, 2, 3, 4, 5].map((day) => skill(`${day}`, `Skill ${day}`, `2026-11-0${day}`)),
    ['Recent', '5 Skill 5', '4 Skill 4', '3 Skill 3', '2 Skill 2', '1 Skill 1'],
  ],
  ['none', [], [], []],
])('the options of a skill field: %s', (_, current, all, expected) => {
  expect(described(skillOptions(current, all))).toEqual(expected);
});
