import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { maxFocus } from '#shared/reviews/model.ts';
import { ManySelect } from '../../../forms/fields/ManySelect.tsx';
import type { Lists } from '../week.ts';
import { focusOptions } from './focusOptions.ts';

type Props = {
  readonly lists: Lists;
  /** The chosen items. A deleted item that was chosen earlier appears only here. */
  readonly chosen: readonly string[];
  readonly value?: string[];
  readonly defaultValue?: string[];
  readonly onChange?: (keys: string[]) => void;
  readonly error?: ReactNode;
};

/** Lets the person choose up to three items: habits, skills, resources or projects. */
export const FocusField = ({ lists, chosen, ...input }: Props) => {
  const options = focusOptions(lists, chosen);
  return (
    <ManySelect
      label={i18n.t('In focus')}
      description={i18n.t(
        '{max, plural, one {Up to # thing. It comes first in Today until your next review.} other {Up to # things. They come first in Today until your next review.}}',
        { max: maxFocus },
      )}
      placeholder={
        (input.value?.length ?? 0) < maxFocus ? i18n.t('Choose a habit, skill…') : undefined
      }
      data={options}
      maxValues={maxFocus}
      nothingFoundMessage={
        options.length === 0
          ? i18n.t('Add a habit, a skill, a resource or a project first')
          : i18n.t('Nothing has that name')
      }
      {...input}
    />
  );
};
