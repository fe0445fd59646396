import { expect, test } from 'vitest';
import type { LineAction } from '../../command.ts';
import { readLine } from './readLine.ts';

const done: LineAction = { kind: 'done' };
const minutes = (minutes: number): LineAction => ({ kind: 'minutes', minutes });
const amount = (amount: number, isMore = false) => ({ kind: 'amount', amount, isMore }) as const;
const asked = (number: number) => ({ ...amount(number), hasVerb: true });
const card = (front: string, back: string): LineAction => ({ kind: 'card', front, back });
const percent = (percent: number): LineAction => ({ kind: 'percent', percent });

test.each<[line: string, name: string, action: LineAction]>([
  ['log spanish 45m', 'spanish', minutes(45)],
  ['45m spanish', 'spanish', minutes(45)],
  ['spanish 45m', 'spanish', minutes(45)],
  ['did Spanish 45 min', 'Spanish', minutes(45)],
  ['log 45 minutes for spanish', 'spanish', minutes(45)],
  ['1h30 spanish', 'spanish', minutes(90)],
  ['spanish 1:30', 'spanish', minutes(90)],
  ['spanish grammar 1 h 30 min', 'spanish grammar', minutes(90)],
  ['log 1.5 h of spanish', 'spanish', minutes(90)],
  ['log 1,5h spanish', 'spanish', minutes(90)],
  ['chess 960 20m', 'chess 960', minutes(20)],
  ['20m chess 960', 'chess 960', minutes(20)],
  ['water 6', 'water', amount(6)],
  ['6 water', 'water', amount(6)],
  ['water +2', 'water', amount(2, true)],
  ['water 0', 'water', amount(0)],
  ['6 glasses of water', 'glasses water', amount(6)],
  ['log water 6 glasses', 'water glasses', asked(6)],
  ['set water to 6,5', 'water', asked(6.5)],
  ['steps 10,000', 'steps', amount(10_000)],
  ['steps +1,000', 'steps', amount(1_000, true)],
  ['log spanish 45', 'spanish', asked(45)],
  ['done run', 'run', done],
  ['run done', 'run', done],
  ['Tick morning run', 'morning run', done],
  ['did run', 'run', done],
  ['done read 10 pages', 'read 10 pages', done],
  ['skip run', 'run', { kind: 'skip' }],
  ['Skipped morning run', 'morning run', { kind: 'skip' }],
  ['water 6 yesterday', 'water', { ...amount(6), isYesterday: true }],
  ['Yesterday 45m spanish', 'spanish', { ...minutes(45), isYesterday: true }],
  ['done run yesterday', 'run', { ...done, isYesterday: true }],
  ['run done yesterday', 'run', { ...done, isYesterday: true }],
  ['yesterday skip run', 'run', { kind: 'skip', isYesterday: true }],
  ['done yesterday review', 'yesterday review', done],
  ['note rust: Lifetimes are scopes', 'rust', { kind: 'note', text: 'Lifetimes are scopes' }],
  [
    'Note the book: p. 12: done yesterday',
    'the book',
    { kind: 'note', text: 'p. 12: done yesterday' },
  ],
  ['card rust: & = borrow', 'rust', card('&', 'borrow')],
  ['card rust : a == b = compares', 'rust', card('a == b', 'compares')],
  ['Card the rust book: x = 5 = y', 'the rust book', card('x', '5 = y')],
  ['card: the front = the back', '', card('the front', 'the back')],
  ['the book 55%', 'the book', percent(55)],
  ['55 % the book', 'the book', percent(55)],
  ['note rust: lend: then return', 'rust', { kind: 'note', text: 'lend: then return' }],
  ['Note the book :done 5m yesterday', 'the book', { kind: 'note', text: 'done 5m yesterday' }],
])('%j asks for %j', (line, name, action) => {
  expect(readLine(line)).toEqual({ name, action });
});

test.each([
  '',
  'card rust: borrow',
  'card rust: = borrow',
  'card rust borrow = reference',
  'note rust:',
  'note : lend',
  'note rust',
  '  ',
  'spanish',
  'log',
  'done',
  '45m',
  'log 45m',
  'log spanish',
  'set',
  'skip',
  'done yesterday',
  'yesterday',
  'run yesterday',
  'morning run',
  'log run done today',
  'six water',
  'a tick',
  'of 6',
  'water -2',
])('%j is only searched for', (line) => {
  expect(readLine(line)).toBeUndefined();
});
