import { i18n } from '#shared/language/i18n.ts';
import type { Command, ItemCommand, LineAction } from '../../command.ts';
import { fold, foldedWords } from '../../ui/format/fold.ts';
import { type Folded, matching } from './match.ts';
import { readLine } from './readLine.ts';

export type Results = {
  /** Commands that do what the query says ('spanish 45m'). */
  readonly actionCommands: readonly Command[];
  /** Commands that contain the words of the query. */
  readonly found: readonly Command[];
  /** Whether several actions are possible. If so, the person must choose one, and Enter alone runs none. */
  readonly isChoice: boolean;
};

/** The most commands in the list. */
export const LISTED = 20;

const startsAWord = (text: string, word: string): boolean =>
  fold(text)
    .split(/\s+/)
    .some((one) => one.startsWith(word));

/** The commands whose item has exactly this name, or else contains all words of the name. */
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

/** The actions and results of a query. `fromLine` returns a command for each item to which an action applies. */
export const resultsOf = (
  query: string,
  commands: readonly Folded<Command>[],
  fromLine: (action: LineAction) => readonly ItemCommand[],
): Results => {
  const line = readLine(query);
  const actionCommands = line ? named(fromLine(line.action), line.name) : [];
  const known = new Set(actionCommands.map(({ id }) => id));
  const found = matching(commands, query).filter(({ id }) => !known.has(id));
  // One action is still a choice if something else matches: 'read 10 pages' may log pages, or be the name of a habit.
  return {
    actionCommands,
    found,
    isChoice: actionCommands.length > 1 || (actionCommands.length === 1 && found.length > 0),
  };
};

export const nothing: Results = { actionCommands: [], found: [], isChoice: false };

/** The command that Enter runs without a choice; undefined if several are possible. */
export const commandOnEnter = (
  { actionCommands, found, isChoice }: Results,
  shown: readonly Command[] = [...actionCommands, ...found],
): Command | undefined => (isChoice ? undefined : shown[0]);

/** The line below the results: a hint, a question, or the number of matches. */
export const describeResults = (
  query: string,
  { actionCommands, found, isChoice }: Results,
  isLoading: boolean,
): string => {
  if (isLoading) return i18n.t('Loading your lists...');
  if (!query)
    return i18n.t(
      'Find anything, or write what you did: “spanish 45m”, “water 6 yesterday”, “done run”, “skip run”.',
    );
  if (isChoice) return i18n.t('Which one? Choose it from the list.');
  if (actionCommands.length > 0) return i18n.t('Press Enter.');
  if (found.length === 0) return i18n.t('Nothing matches “{query}”.', { query });
  const more = found.length - LISTED;
  if (more > 0) return i18n.t('And {more, number} more: keep typing to narrow them.', { more });
  return i18n.t('{count, plural, one {# match} other {# matches}}', { count: found.length });
};
