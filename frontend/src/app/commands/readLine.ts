import type { LineAction } from '../../command.ts';
import { readDuration } from '../../forms/fields/duration.ts';
import { readNumber } from '../../forms/fields/number.ts';
import { readPercent } from '../../ui/format/percent.ts';

export type Line = {
  /** The words that name the item. Empty if the line names none: 'card: front = back'. */
  readonly name: string;
  readonly action: LineAction;
};

const doneVerbs = ['done', 'tick'];
const skipVerbs = ['skip', 'skipped'];
/** Verbs that may come before a quantity. Without a quantity, 'did run' means the same as 'done run'. */
const logVerbs = ['log', 'did', 'set'];
/** Words that join a quantity and a name: '6 glasses of water', '45m for spanish'. */
const joints = ['of', 'for', 'to'];
/** A quantity has at most this many words: '1 h 30 min' has four. */
const maxWords = 4;

const bare = /^(\+?)(\d[\d.,]*)$/;

/** Reads a quantity: '45m' is 45 minutes, '6' or '+2' is an amount, '55%' is percent. Undefined for anything else. */
const readQuantity = (text: string): LineAction | undefined => {
  const [, more, number = ''] = bare.exec(text) ?? [];
  const amount = readNumber(number);
  if (amount !== '' && !Number.isNaN(amount))
    return { kind: 'amount', amount, isMore: more === '+' };
  const percent = readPercent(text);
  if (percent !== undefined) return { kind: 'percent', percent };
  const minutes = Number(readDuration(text, 'minutes') || Number.NaN);
  return Number.isNaN(minutes) ? undefined : { kind: 'minutes', minutes };
};

/**
 * Finds the quantity in a line. The words around it are the name. A quantity with a unit wins over a bare number.
 * Among several, the longest wins, then the last.
 */
const findQuantity = (words: readonly string[]): Line | undefined => {
  const runs = Array.from({ length: Math.min(maxWords, words.length - 1) }, (_, shorter) => {
    const length = Math.min(maxWords, words.length - 1) - shorter;
    return words
      .map((_, start) => ({ start, end: start + length }))
      .filter(({ end }) => end <= words.length)
      .reverse();
  }).flat();
  const lines = runs.flatMap(({ start, end }) => {
    const action = readQuantity(words.slice(start, end).join(' '));
    return action
      ? [{ action, name: [...words.slice(0, start), ...words.slice(end)].join(' ') }]
      : [];
  });
  return lines.find(({ action }) => action.kind !== 'amount') ?? lines[0];
};

const isOneOf = (verbs: readonly string[], word = '') => verbs.includes(word.toLowerCase());

/** 'note rust: text' and 'card rust: front = back'. The first colon ends the name. */
const written = /^(note|card)(?:\s+([^:]*?))?\s*:\s*(\S.*)$/is;

/** Splits at the first '=' with spaces around it, so that code with '=' can be the front or the back. */
const sides = /^(.*?\S)\s+=\s+(\S.*)$/s;

/** Reads a note or a takeaway. A note needs an item, and a takeaway needs both sides. */
const readWritten = (text: string): Line | undefined => {
  const [, verb = '', name = '', rest = ''] = written.exec(text) ?? [];
  if (verb.toLowerCase() === 'note')
    return name === '' ? undefined : { name, action: { kind: 'note', text: rest } };
  const [, front, back] = sides.exec(rest) ?? [];
  return front && back ? { name, action: { kind: 'card', front, back } } : undefined;
};

/**
 * Reads the action in a line: a verb or a quantity, and the name of an item. A verb comes first; 'done' may also come
 * last. A quantity may be anywhere. 'yesterday' may come first or last. 'note' and 'card' need a colon before their
 * text. Undefined for a plain search.
 * @example readLine('log spanish 45m') is {name: 'spanish', action: {kind: 'minutes', minutes: 45}}
 */
export const readLine = (text: string): Line | undefined => {
  const line = readWritten(text.trim());
  if (line) return line;
  const words = text.trim().split(/\s+/);
  const isYesterday = (at: number) => isOneOf(['yesterday'], words.at(at));
  if (!isYesterday(0) && !isYesterday(-1)) return readWords(words);
  const ofDay = readWords(isYesterday(0) ? words.slice(1) : words.slice(0, -1));
  return ofDay && { ...ofDay, action: { ...ofDay.action, isYesterday: true } };
};

const readWords = (words: readonly string[]): Line | undefined => {
  const rest = words.slice(1);
  if (rest.length === 0) return undefined;
  const action = { kind: 'done' } as const;
  if (isOneOf(doneVerbs, words[0])) return { name: rest.join(' '), action };
  if (isOneOf(skipVerbs, words[0])) return { name: rest.join(' '), action: { kind: 'skip' } };
  if (isOneOf(['done'], words.at(-1))) return { name: words.slice(0, -1).join(' '), action };
  const hasVerb = isOneOf(logVerbs, words[0]);
  const line = findQuantity(hasVerb ? rest : words);
  if (!line) return isOneOf(['did'], words[0]) ? { name: rest.join(' '), action } : undefined;
  const name = line.name.split(' ').filter((word) => !isOneOf(joints, word));
  const asked =
    hasVerb && line.action.kind === 'amount' ? { ...line.action, hasVerb } : line.action;
  return name.length > 0 ? { action: asked, name: name.join(' ') } : undefined;
};
