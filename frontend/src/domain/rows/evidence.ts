import type { NamedEvidence } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { noteName } from '#shared/notes/rules.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { assessmentRows, withEvidence } from './assessments.ts';

const changeNames = (rows: Rows, change: (one: NamedEvidence) => NamedEvidence): void =>
  rows.changeEach(assessmentRows, (assessment) => withEvidence(assessment, change));

/**
 * Removes the names of deleted notes from the evidence of assessments. `isDeleted` returns undefined for a note that no
 * cached list has.
 */
export const removeNames = (rows: Rows, isDeleted: (id: string) => boolean | undefined): void =>
  changeNames(rows, (one) => {
    if (one.area !== 'notes' || one.name === null) return one;
    const isGone = isDeleted(one.id);
    if (isGone === undefined) rows.refetch(assessments.list);
    return isGone ? { ...one, name: null } : one;
  });

/** Gives the evidence of assessments the new name of a note. */
export const renameNote = (rows: Rows, id: string, text: string): void => {
  const name = noteName({ text });
  const isOld = (one: NamedEvidence) => one.area === 'notes' && one.id === id && one.name !== name;
  changeNames(rows, (one) => (isOld(one) ? { ...one, name } : one));
};
