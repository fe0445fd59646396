import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/rules.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './NeedAttention.module.css';

/** How many are shown before '... and 3 more'. */
const SHOWN = 10;

/** The skills without an activity for some days, in the given order, each with a link to log hours; renders nothing when there are none. */
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
          Skills Need Attention
        </h2>
        <p>
          {formatCount(skills.length, 'skill')} with no activity in the last {NEGLECTED_AFTER_DAYS}{' '}
          days.
        </p>
        <ul className={classes.list}>
          {shown.map(({ _id: id, name, category, daysSinceLastActivity }) => (
            <li key={id}>
              <Link to={paths.logHours(id)} aria-label={`${name}: log hours`}>
                <bdi>{name}</bdi>
              </Link>
              <span className={classes.category}>{category}</span>
              <span className={classes.days}>
                {daysSinceLastActivity === null
                  ? 'Never'
                  : `${formatCount(daysSinceLastActivity, 'day')} ago`}
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
            {all ? 'Show fewer' : `... and ${more} more`}
          </button>
        )}
      </div>
    </section>
  );
};
