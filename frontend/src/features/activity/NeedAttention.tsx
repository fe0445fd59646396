import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/rules.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { FoldHeading, useFold } from '../../ui/page/Fold.tsx';
import classes from './NeedAttention.module.css';

/** How many are shown before 'Show all'. */
const SHOWN = 6;

/** The skills without an activity for some days, each with a link to log hours; renders nothing when there are none. */
export const NeedAttention = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const fold = useFold('activity.need-attention');
  const [all, setAll] = useState(false);
  if (skills.length === 0) return null;
  const shown = all ? skills : skills.slice(0, SHOWN);
  return (
    <section className={classes.alert} aria-labelledby="need-attention">
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <FoldHeading {...fold} id="need-attention">
          Skills Need Attention
        </FoldHeading>
        <p>
          {formatCount(skills.length, 'skill')} with no activity in the last {NEGLECTED_AFTER_DAYS}{' '}
          days.
        </p>
        {fold.isOpen && (
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
        )}
        {fold.isOpen && skills.length > SHOWN && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : `Show all ${skills.length}`}
          </button>
        )}
      </div>
    </section>
  );
};
