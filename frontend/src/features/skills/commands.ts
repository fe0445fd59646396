import { IconClipboardCheck, IconClockPlus, IconTargetArrow } from '@tabler/icons-react';
import { recentSkills } from '#shared/analytics/agenda.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Command, type CommandContext, defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';

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

export const commands = defineCommands({
  route: skills.list,
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
  offered: ({ skills }, context) => ({
    label: 'Log hours',
    commands: recentSkills(skills).map((skill) => logOf(skill, context)),
  }),
});
