import type { ReactNode } from 'react';
import { limits } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills } from '#shared/skills/routes.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { ManySelect } from '../../forms/fields/ManySelect.tsx';
import { skillOptions } from './skillOptions.ts';

type Props = {
  /** The item's own skills. They have names even if the list of skills failed to load. */
  readonly current: readonly SkillTag[];
  readonly value?: string[];
  readonly defaultValue?: string[];
  readonly onChange?: (ids: string[]) => void;
  readonly error?: ReactNode;
};

/** A field to choose several skills by name. */
export const SkillsField = ({ current, ...input }: Props) => {
  const { data, isLoading } = useRoute(skills.list, {}, { isOptional: true });
  const options = skillOptions(current, data?.skills ?? []);
  return (
    <ManySelect
      label={i18n.t('Related skills')}
      placeholder={options.length > 0 ? i18n.t('Choose skills') : undefined}
      data={options}
      maxValues={limits.listItems}
      nothingFoundMessage={isLoading ? i18n.t('Loading...') : i18n.t('No skill with that name')}
      {...input}
    />
  );
};
