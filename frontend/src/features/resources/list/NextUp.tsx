import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { memo } from '../../../language/useLanguage.ts';
import { focusHeading } from '../../../ui/page/focusHeading.ts';
import type { SetStatus } from '../useSetStatus.ts';
import { nextUp } from '../view.ts';
import classes from './NextUp.module.css';

type Props = { readonly list: readonly Resource[]; readonly onStatus: SetStatus };

/** Offers to start the next resource in the person's order, as long as none is in progress. */
export const NextUp = memo(({ list, onStatus }: Props) => {
  const next = useMemo(
    () => (list.some(({ status }) => status === 'In Progress') ? undefined : nextUp(list)),
    [list],
  );
  if (!next) return null;
  const { _id, title } = next;
  return (
    <section className={classes.line} aria-label={i18n.t('Next up')}>
      <span className={classes.label}>{i18n.t('Next up')}</span>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={i18n.t('Start {name}', { name: title })}
        onClick={() => {
          // The line disappears, so the started resource takes the focus. If a filter hides this resource, the heading
          // takes it.
          document.querySelector<HTMLElement>(`[data-card="${_id}"]`)?.focus();
          onStatus(next, 'In Progress');
          requestAnimationFrame(() => {
            if (document.activeElement === document.body) focusHeading();
          });
        }}
      >
        {i18n.t('Start')}
      </Button>
    </section>
  );
});
