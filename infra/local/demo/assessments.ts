import { assessmentFields, type NewAssessment } from '#shared/assessments/model.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { type DemoSkill, demoSkills } from './demoSkills.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';

type DemoAssessment = Omit<
  NewAssessment,
  'skill' | 'assessmentDate' | 'nextReviewDate' | 'evidence'
> & {
  /** How many days ago it was made. */
  readonly ago: number;
  /** How many days later its review is due. */
  readonly reviewAfter?: number;
  /** The resources and projects that are the evidence, by name. */
  readonly shownBy?: readonly (readonly ['resources' | 'projects', string])[];
};

/** Assessments by skill, oldest first. Over a year, confidence grows, falls, varies, or was assessed only once. */
const demoAssessments: Readonly<Record<string, readonly DemoAssessment[]>> = {
  TypeScript: [
    {
      ago: 350,
      confidenceLevel: 2,
      selfRating: 2,
      notes: 'I write it, the compiler corrects it.',
      areasForImprovement: ['generics', 'unions'],
      blockers: ['old code full of any'],
      reviewAfter: 60,
    },
    {
      ago: 280,
      confidenceLevel: 3,
      selfRating: 3,
      strengths: ['unions'],
      areasForImprovement: ['generics'],
      reviewAfter: 90,
    },
    {
      ago: 180,
      confidenceLevel: 3,
      selfRating: 3,
      reflections: 'Slower than hoped, but I read types of others without fear now.',
      strengths: ['unions', 'reading library types'],
      reviewAfter: 90,
    },
    { ago: 90, confidenceLevel: 4, selfRating: 4, strengths: ['generics'], reviewAfter: 80 },
    {
      ago: 5,
      confidenceLevel: 5,
      selfRating: 4,
      notes: 'Explained conditional types to a colleague and believed it myself.',
      reflections: 'Teaching shows the holes better than any exercise.',
      strengths: ['generics', 'teaching'],
      areasForImprovement: ['build set-up'],
      shownBy: [
        ['resources', 'Parse, don’t validate'],
        ['projects', 'Weather on the balcony'],
      ],
      reviewAfter: 90,
    },
  ],
  Spanish: [
    {
      ago: 148,
      confidenceLevel: 1,
      selfRating: 1,
      blockers: ['shyness', 'time'],
      reviewAfter: 30,
    },
    { ago: 110, confidenceLevel: 2, selfRating: 1, strengths: ['listening'], reviewAfter: 40 },
    {
      ago: 45,
      confidenceLevel: 2,
      selfRating: 2,
      notes: 'Understood a whole dinner, said three sentences.',
      strengths: ['listening'],
      areasForImprovement: ['speaking', 'past tenses'],
      blockers: ['shyness'],
      reviewAfter: 30,
    },
  ],
  React: [
    { ago: 199, confidenceLevel: 3, selfRating: 2, reviewAfter: 45 },
    { ago: 140, confidenceLevel: 4, selfRating: 3, strengths: ['forms'], reviewAfter: 60 },
    {
      ago: 62,
      confidenceLevel: 4,
      selfRating: 4,
      reflections: 'Most effects I wrote were not needed.',
      strengths: ['forms', 'state'],
      areasForImprovement: ['measuring'],
      reviewAfter: 120,
    },
  ],
  Kubernetes: [
    { ago: 118, confidenceLevel: 2, selfRating: 1, blockers: ['too many words'], reviewAfter: 30 },
    { ago: 70, confidenceLevel: 3, selfRating: 2, strengths: ['deployments'], reviewAfter: 30 },
    {
      ago: 25,
      confidenceLevel: 2,
      selfRating: 2,
      notes: 'After the outage I know what I do not know.',
      areasForImprovement: ['networking', 'debugging'],
      blockers: ['no cluster of my own'],
      reviewAfter: 14,
    },
  ],
  'Public speaking': [
    { ago: 300, confidenceLevel: 1, selfRating: 2, blockers: ['stage fright'], reviewAfter: 90 },
    {
      ago: 92,
      confidenceLevel: 3,
      selfRating: 3,
      notes: 'Forty people, no notes, one joke that worked.',
      strengths: ['structure'],
      areasForImprovement: ['pace'],
      reviewAfter: 92,
    },
  ],
  'Trail running': [
    { ago: 200, confidenceLevel: 3, selfRating: 3, strengths: ['uphill'] },
    { ago: 12, confidenceLevel: 5, selfRating: 4, strengths: ['uphill', 'pacing'] },
  ],
  Figma: [
    {
      ago: 2,
      confidenceLevel: 2,
      notes: 'First screen that looks as I meant it.',
      areasForImprovement: ['auto layout'],
      reviewAfter: 30,
    },
  ],
};

/** The nth assessment, in the export's format. */
const assessmentOf = (
  { ago, reviewAfter, shownBy = [], ...fields }: DemoAssessment,
  { skill }: DemoSkill,
  today: Day,
  n: number,
) => {
  const assessmentDate = addDays(today, -ago);
  const { name, category } = skill;
  return {
    ...assessmentFields.unset,
    ...fields,
    _id: idAt('assessments', assessmentDate, n),
    skill: { _id: idOf('skills', name, today), name, category },
    evidence: shownBy.map(([area, name]) => ({ area, id: idOf(area, name, today), name })),
    assessmentDate,
    nextReviewDate: reviewAfter === undefined ? null : addDays(assessmentDate, reviewAfter),
    ...timestampsOn(assessmentDate),
  };
};

export const demoLists = (today: Day) => ({
  assessments: demoSkills
    .flatMap((skill) => (demoAssessments[skill.skill.name] ?? []).map((demo) => ({ demo, skill })))
    .map(({ demo, skill }, n) => assessmentOf(demo, skill, today, n)),
});
