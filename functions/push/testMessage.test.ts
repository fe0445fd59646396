import { expect, test } from 'vitest';
import { testMessage } from './testMessage.ts';

test.each([
  ['pt-BR', 'ltr'],
  ['ar', 'rtl'],
] as const)('a test push in %s has its language and direction (%s)', (language, dir) => {
  const { notification } = testMessage({ userId: 'ada', dayStartsAt: 0, language }, new Date());
  expect(notification).toMatchObject({ lang: language, dir });
});
