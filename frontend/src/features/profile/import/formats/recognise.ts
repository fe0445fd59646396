import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
// A worker has its own copy of zod, so it needs this setting too.
import '../../../../data/client/jitless.ts';

import { FIRST_DAY, resolveTimeZone, todayIn } from '#shared/days/days.ts';
import { emptyLists } from '#shared/export/model.ts';
import { tablesOf } from '#shared/export/tables.ts';
import { damaged, type Found, type ImportFile, ImportProblem, type SkillsFrom } from '../found.ts';
import { anki, isCopyOfCards } from './anki.ts';
import { cairn } from './cairn/cairn.ts';
import { clockify } from './clockify.ts';
import { reportLostRest } from './fates.ts';
import { isZip, maxBytes, tooLarge, unzip } from './files/unzip.ts';
import { goodreads } from './goodreads.ts';
import { idsOf } from './ids.ts';
import { keepLosses } from './losses.ts';
import { otherFileProblem } from './otherFiles.ts';
import { type Part, partOf } from './part.ts';
import type { Reader, Reading } from './reading.ts';
import { storyGraph } from './storyGraph.ts';
import { todoist } from './todoist.ts';
import { toggl } from './toggl.ts';
import { beaverHabits } from './trackers/beaverHabits.ts';
import { habitBull } from './trackers/habitBull.ts';
import { habitica } from './trackers/habitica.ts';
import { loopCsv } from './trackers/loopCsv.ts';
import { loopDatabase } from './trackers/loopDatabase.ts';
import { tableHabit } from './trackers/tableHabit.ts';

export const readers: readonly Reader[] = [
  cairn,
  loopCsv,
  loopDatabase,
  habitBull,
  habitica,
  tableHabit,
  beaverHabits,
  goodreads,
  storyGraph,
  todoist,
  toggl,
  clockify,
  anki,
];

const formats = [...new Set(readers.map(({ format }) => format))];

const appList = listFormat();

export const emptyFile = () => i18n.t('There is nothing in this file.');
export const unknownFile = () =>
  i18n.t('Cairn can’t read this file. It reads exports from {apps}.', { apps: appList(formats) });
export const unknownFiles = () =>
  i18n.t('Cairn can’t read any of these files. It reads exports from {apps}.', {
    apps: appList(formats),
  });
/** Puts the file's name in front of a problem, for an import of several files. */
export const named = (file: string, problem: string): string =>
  i18n.t('{file}: {problem}', { file, problem });
export const ownTable = () =>
  i18n.t(
    'This is one table of a Cairn export, not all of it. Choose the zip, or the cairn.json in it.',
  );
export const severalFiles = () => i18n.t('These are several exports. Choose one at a time.');
export const mixedFiles = (apps: readonly string[]): string =>
  i18n.t('These files come from {apps}. Choose the files of one app at a time.', {
    apps: appList(apps),
  });
export const nothingFound = () => i18n.t('There is nothing in this file that Cairn can keep.');

/** The time of the import, and the person's day at that time. Also the order of dates, if the person chose it. */
export type ReadingContext = Pick<Reading, 'now' | 'today' | 'dayOrder'>;

const currentContext = (): ReadingContext => {
  const now = Date.now();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { now, today: todayIn(now, resolveTimeZone(zone)) };
};

const size = (files: readonly ImportFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Returns all non-empty files, including those inside zips. */
const unpacked = (files: readonly ImportFile[]): ImportFile[] => {
  if (size(files) > maxBytes) throw new ImportProblem(tooLarge());
  const all = files.flatMap((file) => (isZip(file.bytes) ? unzip(file.bytes) : [file]));
  if (size(all) > maxBytes) throw new ImportProblem(tooLarge());
  const full = all.filter(({ bytes }) => bytes.length > 0);
  if (full.length === 0) throw new ImportProblem(emptyFile());
  return full;
};

/** Whether a part is a table of Cairn's own export, which always has the same columns. */
const isOwnTable = (part: Part): boolean =>
  part.kind === 'table' &&
  tablesOf(emptyLists, FIRST_DAY).some(
    ({ firstLines, columns }) => !firstLines && `${columns}` === `${part.table.columns}`,
  );

/** Explains why no file can be read. If one of several files is damaged, names that file. */
const unreadable = (parts: readonly Part[], isOneFile: boolean): ImportProblem => {
  const broken = parts.find((part) => part.kind === 'broken');
  if (!broken && parts.some(isOwnTable)) return new ImportProblem(ownTable());
  const known = otherFileProblem(parts);
  if (known) return known;
  if (broken)
    return parts.length === 1
      ? broken.problem
      : new ImportProblem(named(broken.name, broken.problem.message));
  return new ImportProblem(isOneFile ? unknownFile() : unknownFiles());
};

/** Returns the one reader for these files, and the files that identified it. Other files are ignored. */
const recognised = (parts: readonly Part[], isOneFile: boolean): readonly [Reader, Part[]] => {
  const found = parts.flatMap((part) => {
    const reader = readers.find(({ isOf }) => isOf(part));
    return reader ? [{ reader, part }] : [];
  });
  const isExport = found.some(({ reader }) => reader === cairn);
  const matches = found.filter(({ part }) => !(isExport && isCopyOfCards(part)));
  const [first] = matches;
  if (!first) throw unreadable(parts, isOneFile);
  const { reader } = first;
  const apps = [...new Set(matches.map((one) => one.reader.format))];
  if (apps.length > 1) throw new ImportProblem(mixedFiles(apps));
  const isOne = matches.length === 1 || reader.takesSeveral;
  if (!isOne || matches.some((one) => one.reader !== reader))
    throw new ImportProblem(severalFiles());
  return [reader, matches.map(({ part }) => part)];
};

/**
 * Reads chosen or dropped files of any app, recognised by their content. It only reads, so the account stays unchanged.
 * @throws ImportProblem
 */
export const read = async (
  files: readonly ImportFile[],
  moment: ReadingContext = currentContext(),
): Promise<Found> => {
  try {
    const parts = unpacked(files).map(partOf);
    const [reader, own] = recognised(parts, files.length === 1);
    const { format } = reader;
    const foundBy = (skillsFrom: SkillsFrom) => {
      const losses = keepLosses();
      const reading = { ...moment, skillsFrom, idOf: idsOf(format), losses };
      const document = { ...emptyLists, ...reader.read(own, parts, reading) };
      for (const part of own) reportLostRest(part, reader, losses);
      return { document, lost: losses.all() };
    };
    const found = foundBy('project');
    const { document, lost } = found;
    const isEmpty = Object.values(document).every((list) => !Array.isArray(list) || !list.length);
    if (isEmpty && lost.length === 0) throw new ImportProblem(nothingFound());
    return {
      format,
      ...found,
      ...(reader.namesSkills && { byDescription: foundBy('description') }),
    };
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged(error);
  }
};
