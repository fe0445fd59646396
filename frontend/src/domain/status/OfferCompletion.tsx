import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { focusStatus } from './focusStatus.ts';

type Props = {
  readonly onComplete: () => void;
  /** Asks whether the item is completed. */
  readonly children: ReactNode;
};

/** Offers to complete an item at its end, such as a project whose goals are all done. */
export const OfferCompletion = ({ onComplete, children }: Props) => (
  <Banner
    tone="good"
    action={
      <Button
        variant="default"
        size="xs"
        onClick={(event) => {
          focusStatus(event);
          onComplete();
        }}
      >
        {i18n.t('Mark as completed')}
      </Button>
    }
  >
    {children}
  </Banner>
);
