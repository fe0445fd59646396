import { afterEach, expect, test } from 'vitest';
import { fieldReasons, issueMessage, reasonOfIssue } from './calls/fieldReasons.ts';
import { activate } from './language/i18n.ts';
import { pauseReasons } from './pauses/reasons.ts';
import { sentenceOf } from './reasons.ts';
import { resourceCreate } from './resources/create.ts';
import { resourceReasons } from './resources/reasons.ts';

afterEach(() => activate({ locale: 'en', messages: {} }));

const german = { '{label} is required': '{label} fehlt', Name: 'Der Name' };

test('a sentence is translated when it is read, into the language then in use', () => {
  const required = fieldReasons.required({ label: 'Name' });
  expect(required.message).toBe('Name is required');
  activate({ locale: 'de', messages: german });
  expect(required.message).toBe('Der Name fehlt');
  expect(sentenceOf({ ...required, message: 'Name is required' })).toBe('Der Name fehlt');
});

test('an issue of a schema keeps its reason', () => {
  const reason = pauseReasons.tooManyPauses({ max: 30 });
  expect(reasonOfIssue({ message: issueMessage(reason) })).toBe(reason);
  expect(reasonOfIssue({ message: 'Invalid input' }).message).toBe('Invalid input');
});

test('the reason of a rule is found in its issue, never by the message, because the parameters come from the input', () => {
  const body = { title: 'A book', type: 'Book', pages: 100, page: 101 };
  const [issue] = resourceCreate.safeParse(body).error?.issues ?? [];
  expect(issue && reasonOfIssue(issue)).toMatchObject(
    resourceReasons.pageAbovePages({ pages: 100 }),
  );
  expect(reasonOfIssue({ message: issue?.message ?? '' }).reason).toBe('other');
});

test.each([
  ['no reason', {}],
  ['a reason of a newer server', { reason: 'somethingNew', params: {} }],
  ['a reason that is the name of something else', { reason: 'constructor', params: {} }],
  ['a parameter of a newer server', { reason: 'notFound', params: { thing: 'mood' } }],
])('for %s, the sentence is the message from the server', (_, why) => {
  expect(sentenceOf({ message: 'As it is.', ...why })).toBe('As it is.');
});

test('a field that only a newer server knows has its English name', () => {
  const newer = { reason: 'required', params: { label: 'Mood' }, message: 'Mood is required' };
  expect(sentenceOf(newer)).toBe('Mood is required');
});
