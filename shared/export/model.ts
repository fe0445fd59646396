import * as z from 'zod/mini';
import { assessmentSchema, derivedAssessment } from '../assessments/model.ts';
import { instant } from '../core/fields.ts';
import { dayAmount, derivedHabit, habitSchema, noteSchema, pauseSchema } from '../habits/model.ts';
import { projectSchema } from '../projects/model.ts';
import { resourceSchema } from '../resources/model.ts';
import { activitySchema, derivedSkill, skillSchema } from '../skills/model.ts';
import { userSchema } from '../users/model.ts';

/** Raised where a reader of the version before would misread an export. */
export const exportVersion = 1;

/** The names of all fields of an object, for `z.omit`. */
const fieldsOf = <S extends z.ZodMiniObject>({ shape }: S) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as {
    [K in keyof S['shape']]: true;
  };

const days = z.array(z.iso.date());

/** A response's facts, without what follows from them; parsing a response leaves the others out. */
const person = z.omit(userSchema, { _id: true, pendingEmail: true });
const habit = z.extend(
  z.omit(habitSchema, {
    ...fieldsOf(derivedHabit),
    completions: true,
    vacations: true,
    history: true,
    skipped: true,
    noteYears: true,
    amountYears: true,
    amountStats: true,
  }),
  {
    /** Oldest first. */
    completed: days,
    skipped: days,
    amounts: z.array(dayAmount),
    notes: z.array(noteSchema),
  },
);
const skill = z.omit(skillSchema, {
  ...fieldsOf(derivedSkill),
  id: true,
  loggedTime: true,
  activityCount: true,
  newestAssessment: true,
});
const resource = z.omit(resourceSchema, { estimatedCompletionDate: true });
const project = z.omit(projectSchema, { duration: true });
const assessment = z.omit(assessmentSchema, fieldsOf(derivedAssessment));

/** Everything a person ever entered, as `cairn.json` holds it. */
export const exportSchema = z.object({
  format: z.literal('cairn'),
  version: z.literal(exportVersion),
  exportedAt: instant,
  person,
  /** The archived ones too. */
  habits: z.array(habit),
  /** Pauses of all habits. */
  vacations: z.array(pauseSchema),
  skills: z.array(skill),
  /** Of all skills, by their `skill`. */
  activities: z.array(activitySchema),
  resources: z.array(resource),
  projects: z.array(project),
  assessments: z.array(assessment),
});

export type Export = z.output<typeof exportSchema>;
