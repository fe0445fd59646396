import { IconClipboardCheck, IconClockPlus, IconTargetArrow } from '@tabler/icons-react';
import { useMemo } from 'react';
import { recentSkills } from '#shared/analytics/agenda.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxActivityMinutes, type Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  type Command,
  type CommandContext,
  dayOfAction,
  defineCommands,
  type ItemCommand,
  type LineAction,
} from '../../command.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { paths } from '../../paths.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { type Log, useLog } from './log/useLog.ts';

type Actions = { readonly log: Log };

const useActions = (): Actions => {
  const log = useLog();
  return useMemo(() => ({ log }), [log]);
};

type Named = Pick<Skill, '_id' | 'name'>;

const logOf = ({ _id, name }: Named, { open }: CommandContext): Command => ({
  id: `log-${_id}`,
  kind: i18n.t('Log'),
  name: i18n.t('Log hours for {name}', { name }),
  searchText: i18n.t('time practice activity'),
  icon: IconClockPlus,
  run: () => open(paths.logHours(_id)),
});

const assessOf = ({ _id, name }: Named, { open }: CommandContext): Command => ({
  id: `assess-${_id}`,
  kind: i18n.t('Assess'),
  name: i18n.t('Assess {name}', { name }),
  searchText: i18n.t('review rate'),
  icon: IconClipboardCheck,
  run: () => open(paths.assess(_id)),
});

/** A number above this, without a unit or a verb, is part of a name: 'chess 960'. */
const largestGuess = 24;

/** Returns the minutes that the line may mean. A number without a unit may be minutes or hours. */
const minutesOf = (action: LineAction): number[] => {
  if (action.kind === 'minutes') return [action.minutes];
  if (action.kind !== 'amount' || !(action.hasVerb || action.amount <= largestGuess)) return [];
  return [action.amount, Math.round(action.amount * 60)];
};

const loggedOf = ({ name }: Named, minutes: number) => ({
  duration: formatMinutes(minutes),
  name,
});

const logNow = (
  skill: Skill,
  minutes: number,
  action: LineAction,
  { log, calendar }: Actions & CommandContext,
) => ({
  id: `log-${minutes}-${skill._id}`,
  kind: i18n.t('Log'),
  name: action.isYesterday
    ? i18n.t('Log {duration} of {name} for yesterday', loggedOf(skill, minutes))
    : i18n.t('Log {duration} of {name} today', loggedOf(skill, minutes)),
  item: skill.name,
  isGuess: action.kind === 'amount',
  icon: IconClockPlus,
  staysHere: true,
  run: () => {
    const { day } = dayOfAction(action, calendar);
    const body = { type: 'Practice', date: day, duration: minutes } as const;
    log(skill, { kind: 'activity', body }).offerUndo();
  },
});

export const commands = defineCommands<typeof skills.list, Actions>({
  route: skills.list,
  useActions,
  find: ({ skills }, { open }) =>
    skills.map(({ _id, name, category, description }) => ({
      id: _id,
      kind: i18n.t('Skill'),
      name,
      searchText: `${categoryLabel(category)} ${description}`,
      icon: IconTargetArrow,
      run: () => open(paths.skill(_id)),
    })),
  act: ({ skills }, context) =>
    skills.flatMap((skill) => [logOf(skill, context), assessOf(skill, context)]),
  fromLine: ({ skills }, action, context): ItemCommand[] => {
    const wanted = minutesOf(action).filter(
      (minutes) => Number.isInteger(minutes) && minutes > 0 && minutes <= maxActivityMinutes,
    );
    return skills.flatMap((skill) =>
      wanted.map((minutes) => logNow(skill, minutes, action, context)),
    );
  },
  offered: ({ skills }, context) => ({
    label: i18n.t('Log hours'),
    commands: recentSkills(skills).map((skill) => logOf(skill, context)),
  }),
});
