import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { idSchema, instant, limitedList, text } from '../calls/fields.ts';
import { defineFields } from '../calls/model.ts';
import { isEachOnce, referenceTo } from '../calls/reference.ts';
import { frequencyCounts } from '../habits/model.ts';
import { reviewReasons } from './reasons.ts';

/** Items of these areas can be in focus. */
export const focusAreas = ['habits', 'skills', 'resources', 'projects'] as const;

export const maxFocus = 3;

/** In characters. */
export const maxAnswer = 2_000;

/** Enough for a review of every week since 1970. */
export const maxReviews = 3_000;

const reviewDefaults = { went: '', changed: '', next: '', focus: [] as Focus[] } as const;

const focusSchema = referenceTo('Focus', focusAreas);

export type Focus = z.output<typeof focusSchema>;

const fields = defineFields({
  required: {},
  optional: {
    went: text('What went well', maxAnswer),
    changed: text('What to change', maxAnswer),
    next: text('What is next', maxAnswer),
    focus: limitedList('Focus', focusSchema, maxFocus).check(
      z.refine(isEachOnce, issueMessage(reviewReasons.focusTwice())),
    ),
  },
  defaults: reviewDefaults,
});

const { _id: _, ...sent } = fields.create.shape;

/** The body of a PUT: at least one field. Missing fields stay unchanged. */
const setting = z.strictObject(sent).check(
  z.refine((body) => Object.values(body).some((value) => value !== undefined), {
    path: ['went'],
    error: issueMessage(fieldReasons.nothingSent({ fields: Object.keys(sent).join(', ') })),
  }),
);

export const reviewFields = { ...fields, setting };

export const reviewSchema = z.object({
  _id: idSchema,
  weekStart: z.iso.date(),
  ...fields.shown,
  createdAt: instant,
  updatedAt: instant,
});

const count = z.int().check(z.gte(0));
const named = { _id: idSchema, name: z.string() };

const fewerDays = z.object({
  frequency: z.enum(['per-week', 'per-month', 'every-n-days']),
  frequencyCount: z.int().check(z.gte(1), z.lte(frequencyCounts['every-n-days'].max)),
});

const weekFiguresSchema = z.object({
  /** Includes habits that were archived since. */
  habits: z.array(
    z.object({
      ...named,
      done: count,
      /** Null for a schedule with a number of days a month, because it asks for no days of a single week. */
      asked: z.nullable(count),
    }),
  ),
  /** The skills with time in this week or in the four weeks before it. */
  skills: z.array(
    z.object({
      ...named,
      hours: z.number(),
      /** The mean of the earlier weeks that count; null if no week counts. */
      meanHours: z.nullable(z.number()),
      /** How many of the four earlier weeks count, see skillWeeks.ts. */
      weeks: count,
    }),
  ),
  /** Ordered by day. */
  finished: z.array(
    z.object({
      kind: z.enum(['skill', 'resource', 'project', 'goal']),
      /** For a goal, the id is that of its project. */
      ...named,
      day: z.iso.date(),
    }),
  ),
  /** The learning outcomes that were added to projects, ordered by day. */
  outcomes: z.array(
    z.object({
      /** The id is that of the project. */
      ...named,
      project: z.string(),
      day: z.iso.date(),
    }),
  ),
  /** How many notes have a day of this week. */
  notes: count,
  /**
   * The skills with an assessment due today, the longest overdue first. Empty if the review can no longer be
   * changed.
   */
  assessmentsDue: z.array(z.object({ ...named, nextReviewDate: z.iso.date() })),
  /** Habits below 40 % in each of the last four weeks that are over. Empty if the review can no longer be changed. */
  failing: z.array(
    z.object({
      ...named,
      /** The number of days done and of days asked for in these four weeks. */
      done: count,
      asked: count,
      /** The suggested schedule. The review also offers a pause and the archive. Null if no schedule has fewer days. */
      fewerDays: z.nullable(fewerDays),
    }),
  ),
});

export const weekSchema = z.object({
  weekStart: z.iso.date(),
  weekEnd: z.iso.date(),
  /** Whether the review can be changed: from the first day of its week to the end of the next week. */
  isEditable: z.boolean(),
  ...weekFiguresSchema.shape,
  /** Null if it isn't written yet. */
  review: z.nullable(reviewSchema),
  /** The items in focus with their current names; null for a deleted one. */
  focus: z.array(
    z.object({ area: z.enum(focusAreas), id: idSchema, name: z.nullable(z.string()) }),
  ),
});

export type FocusArea = (typeof focusAreas)[number];
export type Review = z.output<typeof reviewSchema>;
export type ReviewSetting = z.output<typeof setting>;
export type FewerDays = z.output<typeof fewerDays>;
export type WeekFigures = z.output<typeof weekFiguresSchema>;
export type ReviewedWeek = z.output<typeof weekSchema>;
