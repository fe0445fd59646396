import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { NotSent } from '../badges/NotSent.tsx';
import { Banner } from './Banner.tsx';
import classes from './NotLoadedBanner.module.css';

/** How often to try again, in ms. Not every browser tells when the network is back. */
const retryEvery = 20_000;

type Props = {
  /** The text. By default, the text for a whole page. */
  readonly text?: string | undefined;
  /** The labels of items that were added offline: 'New resource: SICP'. */
  readonly added: readonly string[];
  readonly onRetry?: (() => void) | undefined;
};

/** Says that this browser is offline and has no data to show. Keeps trying to load the data. */
export const NotLoadedBanner = ({ text, added, onRetry }: Props) => {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const timer = setInterval(() => retry.current?.(), retryEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Banner
        tone="neutral"
        action={
          onRetry && (
            <Button variant="default" size="xs" onClick={onRetry}>
              {i18n.t('Try again')}
            </Button>
          )
        }
      >
        {text ?? i18n.t('This page has not been loaded on this device yet. Go online to load it.')}
      </Banner>
      {added.length > 0 && (
        <ul aria-label={i18n.t('Added on this device')} className={classes.added}>
          {added.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <li key={index}>
              <span dir="auto">{label}</span> <NotSent />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
