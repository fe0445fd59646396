import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/model.ts';
import { paths } from '../../../paths.ts';
import { formatAgo } from '../../../ui/format/days.ts';
import { NAMED_SKILLS, neglectedSkills } from '../view.ts';
import classes from './NeglectedAlert.module.css';

type Props = {
  readonly skills: readonly Skill[];
  /** Called to show all neglected skills. */
  readonly onMore: () => void;
};

/** Names the longest neglected skills, on one line if it is wide enough. Renders nothing if there are none. */
export const NeglectedAlert = ({ skills, onMore }: Props) => {
  const neglected = neglectedSkills(skills);
  const more = neglected.length - NAMED_SKILLS;
  if (neglected.length === 0) return null;
  return (
    <section className={classes.alert} aria-labelledby="neglected-skills">
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.icon} />
      <h2 id="neglected-skills" className={classes.heading}>
        {i18n.t('Neglected Skills Alert')}
      </h2>
      <p>
        {i18n.t(
          'You have {count, plural, one {# skill} other {# skills}} with no activity in the last {days, plural, one {# day} other {# days}}.',
          { count: neglected.length, days: NEGLECTED_AFTER_DAYS },
        )}
      </p>
      <ul className={classes.list}>
        {neglected.slice(0, NAMED_SKILLS).map((skill) => (
          <li key={skill._id}>
            <Link to={paths.logHours(skill._id)}>
              <bdi>{skill.name}</bdi> <small>{formatAgo(skill.daysSinceLastActivity)}</small>
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" onClick={onMore}>
              {i18n.t('... and {more, number} more', { more })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};
