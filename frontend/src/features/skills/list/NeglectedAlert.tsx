import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NEGLECTED_AFTER_DAYS } from '#shared/skills/model.ts';
import { paths } from '../../../paths.ts';
import { describeSilence } from '../format.ts';
import { NAMED_SKILLS, neglectedSkills } from '../view.ts';
import classes from './NeglectedAlert.module.css';

type Props = {
  readonly skills: readonly Skill[];
  /** Called to show all neglected skills. */
  readonly onMore: () => void;
};

/** Names the longest neglected skills. Renders nothing if there are none. */
export const NeglectedAlert = ({ skills, onMore }: Props) => {
  const neglected = neglectedSkills(skills);
  const more = neglected.length - NAMED_SKILLS;
  const alert = useRef<HTMLElement>(null);
  const lines = Math.min(neglected.length, NAMED_SKILLS + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines make the height
  useEffect(() => rememberAlert(alert.current?.offsetHeight ?? 0), [lines]);

  if (neglected.length === 0) return null;
  return (
    <section ref={alert} className={classes.alert} aria-labelledby="neglected-skills">
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
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
                <strong>
                  <bdi>{skill.name}</bdi>
                </strong>
                {': '}
                {describeSilence(skill.daysSinceLastActivity)}
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
      </div>
    </section>
  );
};

const HEIGHT_KEY = 'cairn.skills.alert-height';
const MOST_HEIGHT = 400;

/** Stores the alert's height, 0 without one, so that the placeholder of the next visit has the same height. */
const rememberAlert = (height: number): void => localStorage.setItem(HEIGHT_KEY, String(height));

export function rememberedAlert(): number {
  const height = Number(localStorage.getItem(HEIGHT_KEY) ?? 0);
  return height > 0 ? Math.min(height, MOST_HEIGHT) : 0;
}
