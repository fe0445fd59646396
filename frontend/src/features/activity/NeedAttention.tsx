import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/model.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { paths } from '../../paths.ts';
import { formatAgo } from '../../ui/format/days.ts';
import classes from './NeedAttention.module.css';

/** How many skills are shown before '... and 3 more'. */
const SHOWN = 10;

/**
 * The skills without an activity for some days, in the given order, each with a link to log hours. Renders nothing if
 * there are none.
 */
export const NeedAttention = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const [all, setAll] = useState(false);
  if (skills.length === 0) return null;
  const shown = all ? skills : skills.slice(0, SHOWN);
  const more = skills.length - SHOWN;
  return (
    <section className={classes.alert} aria-labelledby="need-attention">
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <h2 id="need-attention" className={classes.heading}>
          {i18n.t('Skills Need Attention')}
        </h2>
        <p>
          {i18n.t(
            '{count, plural, one {# skill with no activity in the last {days} days.} other {# skills with no activity in the last {days} days.}}',
            { count: skills.length, days: NEGLECTED_AFTER_DAYS },
          )}
        </p>
        <ul className={classes.list}>
          {shown.map(({ _id: id, name, category, daysSinceLastActivity }) => (
            <li key={id}>
              <Link to={paths.logHours(id)} aria-label={i18n.t('{name}: log hours', { name })}>
                <bdi>{name}</bdi>
              </Link>
              <span className={classes.category}>{categoryLabel(category)}</span>
              <span className={classes.days}>
                {daysSinceLastActivity === null
                  ? i18n.t('Never')
                  : formatAgo(daysSinceLastActivity)}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? i18n.t('Show fewer') : i18n.t('... and {more, number} more', { more })}
          </button>
        )}
      </div>
    </section>
  );
};
