import type { ActivitySummary } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NOT_ASSESSED } from '#shared/skills/rules.ts';
import { paths } from '../../paths.ts';
import { formatHours } from '../../ui/format/durations.ts';

type Recommendation = {
  readonly text: string;
  /** The text of the link to the next step. */
  readonly label: string;
  readonly to: string;
};

type Situation = {
  readonly skills: readonly Skill[];
  readonly cells: readonly HeatmapCell[];
  readonly summary: ActivitySummary;
};

export const MAX_RECOMMENDATIONS = 3;
/** From this progress in percent, a skill is near its target. */
const NEAR = 75;
/** Below this percentage of active days, a habit is recommended. */
const SELDOM = 25;
/** The share of active days says little until this many days after the first active day. */
const WARM_UP = 14;

const logHours = (skill: Skill): Pick<Recommendation, 'label' | 'to'> => ({
  label: i18n.t('Log hours for {name}', { name: skill.name }),
  to: paths.logHours(skill._id),
});

const silence = ({ daysSinceLastActivity }: Skill): number => daysSinceLastActivity ?? Infinity;

/**
 * Counts the days of the streak that would end tonight: the active days in a row up to yesterday. Returns 0 if today is
 * already active.
 */
export const streakAtRisk = (cells: readonly HeatmapCell[]): number => {
  if ((cells.at(-1)?.activity ?? 0) > 0) return 0;
  const before = cells.slice(0, -1);
  const broken = before.findLastIndex(({ activity }) => activity === 0);
  return before.length - 1 - broken;
};

/** Returns the next steps, most urgent first. If possible, each names one of the user's skills. */
export const recommend = ({ skills, cells, summary }: Situation): Recommendation[] => {
  if (skills.length === 0) {
    return [
      {
        text: i18n.t(
          'Choose what you want to get better at. Every hour you log for it shows up here.',
        ),
        label: i18n.t('Add your first skill'),
        to: paths.skillAdd,
      },
    ];
  }
  const open = skills.filter(({ status }) => status !== 'Completed');
  if (open.length === 0) {
    return [
      {
        text: i18n.t(
          '{count, plural, one {You have completed {newest}.} other {You have completed all # skills, {newest} last.}} Choose what comes next.',
          { count: skills.length, newest: newestOf(skills)?.name ?? '' },
        ),
        label: i18n.t('Add a new skill'),
        to: paths.skillAdd,
      },
    ];
  }
  const pressing = [
    ...keepStreak(open, cells),
    ...pickUp(open),
    ...finish(open),
    ...makeHabit(open, cells, summary),
    ...assess(open),
  ];
  return (pressing.length > 0 ? pressing : goOn(open)).slice(0, MAX_RECOMMENDATIONS);
};

/** Returns the skill with the latest activity. Without any activity, returns the first skill. */
const newestOf = (skills: readonly Skill[]): Skill | undefined =>
  [...skills].sort((a, b) => silence(a) - silence(b))[0];

function keepStreak(open: readonly Skill[], cells: readonly HeatmapCell[]): Recommendation[] {
  const days = streakAtRisk(cells);
  const skill = newestOf(open);
  if (days < 2 || !skill) return [];
  return [
    {
      text: i18n.t(
        'You have been active {days, plural, one {# day} other {# days}} in a row. A little {name} today keeps the streak going.',
        { days, name: skill.name },
      ),
      ...logHours(skill),
    },
  ];
}

const notStarted = ({ name }: Skill): string =>
  i18n.t('You have not started {name} yet. Half an hour is a start.', { name });

function pickUp(open: readonly Skill[]): Recommendation[] {
  return open
    .filter(({ isNeglected }) => isNeglected)
    .sort((a, b) => silence(a) - silence(b))
    .slice(0, 2)
    .map((skill) => ({
      text:
        skill.daysSinceLastActivity === null
          ? notStarted(skill)
          : i18n.t(
              'You have not practised {name} for {days, plural, one {# day} other {# days}}. Half an hour is enough to pick it up again.',
              { days: skill.daysSinceLastActivity, name: skill.name },
            ),
      ...logHours(skill),
    }));
}

function finish(open: readonly Skill[]): Recommendation[] {
  const near = open
    .filter(({ progress, isNeglected }) => progress >= NEAR && !isNeglected)
    .sort((a, b) => b.progress - a.progress)[0];
  if (!near) return [];
  const left = formatHours(near.targetHours - near.currentHours);
  return [
    {
      text: i18n.t('{name} is at {percent}%: only {left} to your target.', {
        name: near.name,
        percent: near.progress,
        left,
      }),
      ...logHours(near),
    },
  ];
}

function makeHabit(
  open: readonly Skill[],
  cells: readonly HeatmapCell[],
  { consistency }: ActivitySummary,
): Recommendation[] {
  const skill = newestOf(open);
  const first = cells.findIndex(({ activity }) => activity > 0);
  const isNew = first < 0 || cells.length - first < WARM_UP;
  if (consistency >= SELDOM || !skill || isNew) return [];
  return [
    {
      text: i18n.t(
        'You were active on {percent}% of the days. Fifteen minutes of {name} at a fixed time beats a rare long session.',
        { percent: consistency, name: skill.name },
      ),
      label: i18n.t('Make {name} a habit', { name: skill.name }),
      to: paths.habitAdd,
    },
  ];
}

function assess(open: readonly Skill[]): Recommendation[] {
  const skill = open.find(
    ({ status, confidenceDescription }) =>
      status === 'In Progress' && confidenceDescription === NOT_ASSESSED,
  );
  if (!skill) return [];
  return [
    {
      text: i18n.t('You work on {name} but have not yet rated your confidence.', {
        name: skill.name,
      }),
      label: i18n.t('Assess {name}', { name: skill.name }),
      to: paths.assess(skill._id),
    },
  ];
}

function goOn(open: readonly Skill[]): Recommendation[] {
  const skill = newestOf(open);
  if (!skill) return [];
  return [
    {
      text:
        skill.daysSinceLastActivity === null && skill.currentHours === 0
          ? notStarted(skill)
          : i18n.t('You are on your way with {name}: {left} to your target.', {
              name: skill.name,
              left: formatHours(Math.max(0, skill.targetHours - skill.currentHours)),
            }),
      ...logHours(skill),
    },
  ];
}
