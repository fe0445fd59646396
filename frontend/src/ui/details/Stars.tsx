import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './Stars.module.css';

export const MAX_STARS = 5;

/** A value from 1 to 5 as stars. Screen readers read '3 of 5'. */
export const Stars = ({ value, label }: { readonly value: number; readonly label?: string }) => (
  <span
    role="img"
    aria-label={
      label
        ? i18n.t('{label}: {value} of {max}', { label, value, max: MAX_STARS })
        : i18n.t('{value} of {max}', { value, max: MAX_STARS })
    }
    className={classes.stars}
  >
    {Array.from({ length: MAX_STARS }, (_, index) => {
      const Icon = index < value ? IconStarFilled : IconStar;
      // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity
      return <Icon key={index} size={14} data-empty={index >= value || undefined} />;
    })}
  </span>
);
