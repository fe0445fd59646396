import { i18n } from '#shared/language/i18n.ts';
import type { Command, ItemCommand, LineAction } from '../../command.ts';
import { fold, foldedWords } from '../../ui/format/fold.ts';
import { type Folded, matching } from './match.ts';
import { readLine } from './readLine.ts';

export type Results = {
  /** Commands that open something or change a setting, and 'Log out', if they contain the query's words. */
  readonly found: readonly Command[];
  /** Commands that change data: exact requests first ('spanish 45m'), then word matches. */
  readonly toDo: readonly Command[];
  /** Whether the person must choose a command. Enter alone then runs none. */
  readonly isChoice: boolean;
  /** Whether the query is a complete instruction that Enter runs. */
  readonly isLine: boolean;
};

/** The list shows at most this many commands. */
export const LISTED = 20;

const startsAWord = (text: string, word: string): boolean =>
  fold(text)
    .split(/\s+/)
    .some((one) => one.startsWith(word));

/**
 * The commands with an item of exactly this name. If there are none: the commands in which every typed word begins a
 * word of the item's name or unit. At least one typed word must begin a word of the name.
 */
const named = (commands: readonly ItemCommand[], name: string): readonly ItemCommand[] => {
  const words = foldedWords(name);
  const exact = commands.filter(({ item }) => fold(item) === words.join(' '));
  if (exact.length > 0) return exact;
  return commands.filter(
    ({ item, unit }) =>
      words.every((word) => startsAWord(`${item} ${unit ?? ''}`, word)) &&
      words.some((word) => startsAWord(item, word)),
  );
};

/**
 * The actions and results for a query. `fromLine` returns a command for each item to which an action applies.
 * Commands that open a page come before commands that change data. Enter then never changes data by accident.
 */
export const resultsOf = (
  query: string,
  commands: readonly Folded<Command>[],
  fromLine: (action: LineAction) => readonly ItemCommand[],
): Results => {
  const all = matching(commands, query);
  const found = all.filter(({ staysHere }) => !staysHere);
  const words = foldedWords(query);
  const isName = found.some(({ name }) => words.every((word) => fold(name).includes(word)));
  const line = readLine(query);
  const actions = (line ? named(fromLine(line.action), line.name) : []).filter(
    ({ isGuess }) => !isGuess || !isName,
  );
  const known = new Set(actions.map(({ id }) => id));
  const others = all.filter(({ staysHere, id }) => staysHere && !known.has(id));
  // If an action is not the only match, the person must choose. The exception is a query that is the whole name of the
  // first in `found`. Example: 'read 10 pages' may log pages, or mean the habit 'Read 10 pages daily'.
  const isExact = fold(found[0]?.name ?? '') === words.join(' ');
  const isChoice =
    actions.length > 0 && actions.length + found.length + others.length > 1 && !isExact;
  return {
    found,
    toDo: [...actions, ...others],
    isChoice,
    isLine: actions.length === 1 && found.length === 0 && !isChoice,
  };
};

export const noResults: Results = { found: [], toDo: [], isChoice: false, isLine: false };

/** The command that Enter runs if nothing is chosen. Undefined if several are possible. */
export const commandOnEnter = (
  { found, toDo, isChoice }: Results,
  shown: readonly Command[] = [...found, ...toDo],
): Command | undefined => (isChoice ? undefined : shown[0]);

/** The line below the results: a hint, a question, or the number of matches. */
export const describeResults = (
  query: string,
  { found, toDo, isChoice, isLine }: Results,
  isLoading: boolean,
): string => {
  if (isLoading) return i18n.t('Loading your lists...');
  if (!query)
    return i18n.t(
      'Find anything, or write what you did: “spanish 45m”, “water 6 yesterday”, “done run”, “skip run”, “note rust: what you learned”.',
    );
  if (isChoice) return i18n.t('Which one? Choose it from the list.');
  if (isLine) return i18n.t('Press Enter.');
  const count = found.length + toDo.length;
  if (count === 0) return i18n.t('Nothing matches “{query}”.', { query });
  const more = count - LISTED;
  if (more > 0) return i18n.t('And {more, number} more. Keep typing to narrow the list.', { more });
  return i18n.t('{count, plural, one {# match} other {# matches}}', { count });
};
