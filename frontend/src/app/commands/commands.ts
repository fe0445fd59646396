import {
  IconArchive,
  IconCalendarDue,
  IconCheck,
  IconClipboardCheck,
  IconClockPlus,
  IconCommand,
  IconFlag,
  IconLogout,
  IconMoon,
  IconPlayerPause,
  IconPlus,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { recentSkills } from '#shared/analytics/agenda.ts';
import type { Assessment } from '#shared/assessments/model.ts';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { askedOn } from '#shared/habits/rules.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { isCompletedOn } from '../../features/habits/view.ts';
import { paths } from '../../paths.ts';
import { formatShortDate } from '../../ui/format/days.ts';
import { navLinks } from '../navLinks.ts';
import type { Searched } from './match.ts';

/** Something to find or to do. */
export type Command = Searched & {
  readonly id: string;
  /** What it is, beside the name: 'Skill'. */
  readonly kind: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
};

export type CommandGroup = { readonly label: string; readonly commands: readonly Command[] };

/** What commands are made of: as far as it is loaded. */
export type Held = {
  readonly calendar: Calendar;
  readonly habits?: readonly Habit[] | undefined;
  readonly archived?: readonly Habit[] | undefined;
  readonly skills?: readonly Skill[] | undefined;
  readonly resources?: readonly Resource[] | undefined;
  readonly projects?: readonly Project[] | undefined;
  readonly assessments?: readonly Assessment[] | undefined;
};

export type Means = {
  /** Opens a page; with the card of an item in view. */
  readonly open: (path: string, item?: string) => void;
  readonly tick: (habit: Habit, completed: boolean) => void;
  readonly archive: (habit: Habit) => void;
  readonly setColorScheme: (scheme: 'light' | 'dark' | 'auto') => void;
  readonly showKeys: () => void;
  readonly logOut: () => void;
};

const iconOf = Object.fromEntries(navLinks.map(({ to, icon }) => [to, icon])) as Readonly<
  Record<string, TablerIcon>
>;
const areaIcon = (path: string): TablerIcon => iconOf[path] ?? IconUser;

const adding = ({ open }: Means): readonly Command[] =>
  (
    [
      ['Add habit', paths.habitAdd],
      ['Add skill', paths.skillAdd],
      ['Add resource', paths.resourceAdd],
      ['Add project', paths.projectAdd],
      ['Assess a skill', paths.assess('')],
    ] as const
  ).map(([name, path]) => ({
    id: path,
    kind: 'Add',
    name,
    about: 'new create assessment',
    icon: IconPlus,
    run: () => open(path),
  }));

/** What people call what is on a page. */
const alsoCalled: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'today home start',
  [paths.habits]: 'calendar month',
  [paths.skills]: 'goals hours',
  [paths.learningPlanner]: 'resources books courses',
  [paths.miniProjects]: 'goals',
  [paths.selfAssessment]: 'reviews notes',
  [paths.activityTracker]: 'heatmap statistics',
  [paths.profile]: 'account settings name email password',
};

/** What a page has beside its main thing: its name, what else it is called, and where it is. */
const parts = [
  ['Overdue reviews', 'due assessments late', paths.reviewsDue, IconCalendarDue],
  ['Vacation', 'pause all habits holiday away rest', paths.vacation, IconPlayerPause],
  ['Archived habits', 'archive bring back old', paths.archivedHabits, IconArchive],
  ['Export everything', 'download backup csv zip json data', paths.profile, IconUser],
  ['Bring your data', 'import upload move from another app', paths.import, IconUser],
  ['Access tokens', 'api scripts key', paths.profile, IconUser],
  ['API reference', 'openapi scripts developers', paths.reference, IconUser],
  ['Delete account', 'close leave remove', paths.profile, IconUser],
] as const;

const places = ({ open }: Means): readonly Command[] => [
  ...[...navLinks, { label: 'Profile', to: paths.profile, name: undefined }].map(
    ({ label, name = label, to }) => ({
      id: to,
      kind: 'Page',
      name,
      about: `${label} go to open ${alsoCalled[to]}`,
      icon: areaIcon(to),
      run: () => open(to),
    }),
  ),
  ...parts.map(([name, about, to, icon]) => ({
    id: name,
    kind: 'Page',
    name,
    about,
    icon,
    run: () => open(to),
  })),
];

const settings = ({ setColorScheme, showKeys, logOut }: Means): readonly Command[] => [
  ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: `scheme-${scheme}`,
    kind: 'Setting',
    name: `Colour scheme: ${scheme === 'auto' ? 'as the system' : scheme}`,
    about: 'color theme mode appearance',
    icon: IconMoon,
    run: () => setColorScheme(scheme),
  })),
  {
    id: 'keys',
    kind: 'Help',
    name: 'Keyboard shortcuts',
    about: 'keys help',
    icon: IconCommand,
    run: showKeys,
  },
  {
    id: 'log-out',
    kind: 'Action',
    name: 'Log out',
    about: 'logout sign out leave',
    icon: IconLogout,
    run: logOut,
  },
];

const tickOf = (habit: Habit, today: Day, { tick }: Means): Command => {
  const isDone = isCompletedOn(habit, today);
  return {
    id: `tick-${habit._id}`,
    kind: isDone ? 'Undo' : 'Tick',
    name: isDone ? `Untick ${habit.name} today` : `Tick ${habit.name} today`,
    about: 'complete done check',
    icon: IconCheck,
    run: () => tick(habit, !isDone),
  };
};

const logOf = ({ _id, name }: Pick<Skill, '_id' | 'name'>, { open }: Means): Command => ({
  id: `log-${_id}`,
  kind: 'Log',
  name: `Log hours for ${name}`,
  about: 'time practice activity',
  icon: IconClockPlus,
  run: () => open(paths.logHours(_id)),
});

const assessOf = ({ _id, name }: Skill, { open }: Means): Command => ({
  id: `assess-${_id}`,
  kind: 'Assess',
  name: `Assess ${name}`,
  about: 'review rate',
  icon: IconClipboardCheck,
  run: () => open(paths.assess(_id)),
});

/** A habit is paused in a dialog, and archived with the offer to undo it. */
const restOf = (habit: Habit, { open, archive }: Means): readonly Command[] => [
  {
    id: `pause-${habit._id}`,
    kind: 'Pause',
    name: `Pause ${habit.name}`,
    about: 'rest stop habit',
    icon: IconPlayerPause,
    run: () => open(paths.habitPause(habit._id)),
  },
  {
    id: `archive-${habit._id}`,
    kind: 'Archive',
    name: `Archive ${habit.name}`,
    about: 'remove hide habit',
    icon: IconArchive,
    run: () => archive(habit),
  },
];

/** Each habit as a card. */
const habitCards = `${paths.habits}?view=list`;

/** Everything a person has. */
const itemsOf = (
  { habits = [], archived = [], skills = [], resources = [], ...held }: Held,
  { open }: Means,
): readonly Command[] => {
  const { projects = [], assessments = [] } = held;
  const item = (
    path: string,
    kind: string,
    { _id: id }: { readonly _id: string },
    name: string,
    about: string,
  ): Command => ({
    id,
    kind,
    name,
    about,
    icon: areaIcon(path.split('?')[0] ?? ''),
    run: () => open(path, id),
  });
  return [
    ...habits.map((habit) =>
      item(habitCards, 'Habit', habit, habit.name, `${habit.category} ${habit.description}`),
    ),
    ...archived.map((habit) =>
      item(
        paths.habit(habit._id),
        'Archived habit',
        habit,
        habit.name,
        `${habit.category} ${habit.description}`,
      ),
    ),
    ...skills.map((skill) =>
      item(paths.skills, 'Skill', skill, skill.name, `${skill.category} ${skill.description}`),
    ),
    ...resources.map((resource) =>
      item(
        paths.learningPlanner,
        'Resource',
        resource,
        resource.title,
        [resource.type, resource.description, resource.notes, ...resource.tags].join(' '),
      ),
    ),
    ...projects.map((project) =>
      item(paths.miniProjects, 'Project', project, project.name, project.description),
    ),
    ...projects.flatMap((project) =>
      project.goals.map((goal) => ({
        id: goal._id,
        kind: 'Goal',
        name: goal.description,
        about: `goal of ${project.name}`,
        icon: IconFlag,
        run: () => open(paths.projectGoals(project._id), goal._id),
      })),
    ),
    ...assessments.map((assessment) =>
      item(
        paths.selfAssessment,
        'Assessment',
        assessment,
        `${assessment.skill?.name ?? 'Deleted skill'}, ${formatShortDate(assessment.assessmentDate)}`,
        [assessment.notes, assessment.reflections, ...assessment.strengths].join(' '),
      ),
    ),
  ];
};

/** Those that today asks for can be ticked, and whatever is ticked today unticked. */
const ticks = ({ habits = [], calendar }: Held, means: Means): readonly Command[] => {
  const { today } = calendar;
  const asked = new Set(askedOn(habits, today, calendar).map(({ habit }) => habit));
  return habits
    .filter((habit) => asked.has(habit) || isCompletedOn(habit, today))
    .map((habit) => tickOf(habit, today, means));
};

/** Everything there is to find and to do; what comes first wins where two match alike. */
export const allCommands = (held: Held, means: Means): readonly Command[] => [
  ...places(means),
  ...itemsOf(held, means),
  ...adding(means),
  ...ticks(held, means),
  ...(held.habits ?? []).flatMap((habit) => restOf(habit, means)),
  ...(held.skills ?? []).flatMap((skill) => [logOf(skill, means), assessOf(skill, means)]),
  ...settings(means),
];

const OFFERED = 3;

/** What is likely meant before anything is typed: open habits of today, the skills of late, new things. */
export const offeredCommands = (held: Held, means: Means): readonly CommandGroup[] => {
  const { calendar, habits = [], skills = [] } = held;
  const { today } = calendar;
  const openHabits = askedOn(habits, today, calendar).filter(({ isMet }) => !isMet);
  const groups = [
    {
      label: 'Today',
      commands: openHabits.slice(0, OFFERED).map(({ habit }) => tickOf(habit, today, means)),
    },
    {
      label: 'Log hours',
      commands: recentSkills(skills).map((skill) => logOf(skill, means)),
    },
    { label: 'Add', commands: adding(means) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
};
