import { IconClipboardCheck, IconClockPlus, IconTargetArrow } from '@tabler/icons-react';
import { useMemo } from 'react';
import { recentSkills } from '#shared/analytics/agenda.ts';
import { maxActivityMinutes, type Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  type Asked,
  type Command,
  type CommandContext,
  dayAsked,
  defineCommands,
  type ItemCommand,
} from '../../command.ts';
import { i18n } from '../../language/i18n.ts';
import { paths } from '../../paths.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { type Log, useLog } from './useLog.ts';

type Actions = { readonly log: Log };

const useActions = (): Actions => {
  const log = useLog();
  return useMemo(() => ({ log }), [log]);
};

type Named = Pick<Skill, '_id' | 'name'>;

const logOf = ({ _id, name }: Named, { open }: CommandContext): Command => ({
  id: `log-${_id}`,
  kind: 'Log',
  name: `Log hours for ${name}`,
  about: 'time practice activity',
  icon: IconClockPlus,
  run: () => open(paths.logHours(_id)),
});

const assessOf = ({ _id, name }: Named, { open }: CommandContext): Command => ({
  id: `assess-${_id}`,
  kind: 'Assess',
  name: `Assess ${name}`,
  about: 'review rate',
  icon: IconClipboardCheck,
  run: () => open(paths.assess(_id)),
});

/** The minutes that are asked for. A number without a unit may be minutes or hours. */
const minutesOf = (asked: Asked): number[] => {
  if (asked.kind === 'minutes') return [asked.minutes];
  return asked.kind === 'amount' ? [asked.amount, Math.round(asked.amount * 60)] : [];
};

const logNow = (
  skill: Skill,
  minutes: number,
  { day, when }: ReturnType<typeof dayAsked>,
  { log }: Actions,
) => ({
  id: `log-${minutes}-${skill._id}`,
  kind: 'Log',
  name: i18n.t(
    '{when, select, yesterday {Log {duration} of {skill} for yesterday} other {Log {duration} of {skill} today}}',
    { when, duration: formatMinutes(minutes), skill: skill.name },
  ),
  item: skill.name,
  icon: IconClockPlus,
  staysHere: true,
  run: () => {
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
      kind: 'Skill',
      name,
      about: `${category} ${description}`,
      icon: IconTargetArrow,
      run: () => open(paths.skills, _id),
    })),
  act: ({ skills }, context) =>
    skills.flatMap((skill) => [logOf(skill, context), assessOf(skill, context)]),
  ask: ({ skills }, asked, context): ItemCommand[] => {
    const wanted = minutesOf(asked).filter(
      (minutes) => Number.isInteger(minutes) && minutes > 0 && minutes <= maxActivityMinutes,
    );
    const meant = dayAsked(asked, context.calendar);
    return skills.flatMap((skill) =>
      wanted.map((minutes) => logNow(skill, minutes, meant, context)),
    );
  },
  offered: ({ skills }, context) => ({
    label: 'Log hours',
    commands: recentSkills(skills).map((skill) => logOf(skill, context)),
  }),
});
