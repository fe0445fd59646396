import Papa from 'papaparse';
import { save } from '../export/save.ts';
import type { Lost } from './found.ts';

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOfLost = (lost: readonly Lost[]): string => {
  const lines = lost.map(({ record, what, why, line }) => [record, what, why, line ?? '']);
  const columns = ['record', 'what', 'why', 'line'];
  return `${Papa.unparse([columns, ...lines], { escapeFormulae: true })}\r\n`;
};

export const saveLost = (lost: readonly Lost[]): void =>
  save('cairn-not-imported.csv', 'text/csv', new TextEncoder().encode(csvOfLost(lost)));
