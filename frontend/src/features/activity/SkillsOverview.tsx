import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { NEGLECTED_AFTER_DAYS, type Skill } from '#shared/skills/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { statusLabel } from '../../domain/status/statusLabel.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx';
import { MoreButton } from '../../ui/details/MoreButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { badgeOf, describeActivity, inOrder } from './overview.ts';
import classes from './SkillsOverview.module.css';

/** Lists every skill with its last activity. Skills that need attention come first. */
export const SkillsOverview = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const sorted = inOrder(skills);
  const active = sorted.filter(({ isNeglected }) => !isNeglected);
  return (
    <section aria-labelledby="skills-overview">
      <h2 id="skills-overview" className={classes.title}>
        {i18n.t('Skills Overview')}
      </h2>
      {skills.length === 0 ? (
        <EmptyState
          title={i18n.t('No skills found')}
          text={i18n.t(
            'Add a skill you want to grow. Every day on which you log time for it is marked in the heatmap.',
          )}
          action={
            <Button component={Link} to={paths.skillAdd}>
              {i18n.t('Add your first skill')}
            </Button>
          }
        />
      ) : (
        <div className={classes.sheet}>
          <NeedAttention skills={sorted.filter(({ isNeglected }) => isNeglected)} />
          {active.length > 0 && <Rows label={i18n.t('Active')} skills={active} />}
        </div>
      )}
    </section>
  );
};

/** How many skills are shown before '... and 3 more'. */
const SHOWN = 10;

/**
 * The skills without an activity for some days, each with a link to log hours. Renders nothing if no skill is
 * neglected.
 */
const NeedAttention = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const [all, setAll] = useState(false);
  if (skills.length === 0) return null;
  const more = skills.length - SHOWN;
  const moreText = all ? i18n.t('Show fewer') : i18n.t('... and {more, number} more', { more });
  return (
    <section aria-labelledby="need-attention">
      <div className={classes.alert}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <h3 id="need-attention">{i18n.t('Skills Need Attention')}</h3>
        <p>
          {i18n.t(
            '{count, plural, one {# skill with no activity in the last {days} days.} other {# skills with no activity in the last {days} days.}}',
            { count: skills.length, days: NEGLECTED_AFTER_DAYS },
          )}
        </p>
      </div>
      <Rows
        label={i18n.t('Skills Need Attention')}
        skills={all ? skills : skills.slice(0, SHOWN)}
      />
      {more > 0 && (
        <MoreButton isOpen={all} onToggle={() => setAll(!all)} label={moreText}>
          {moreText}
        </MoreButton>
      )}
    </section>
  );
};

const Rows = ({ label, skills }: { readonly label: string; readonly skills: readonly Skill[] }) => (
  <ul aria-label={label}>
    {skills.map((skill) => (
      <li key={skill._id}>
        <SkillActivity skill={skill} />
      </li>
    ))}
  </ul>
);

const SkillActivity = ({ skill }: { readonly skill: Skill }) => {
  const { _id: id, name, category, status, isNeglected } = skill;
  const today = useToday();
  return (
    <article className={classes.row}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <Link to={paths.skill(id)} dir="auto">
            {name}
          </Link>
        </h3>
        <div>
          <StatusBadge {...badgeOf(skill)} />
        </div>
      </div>
      <p className={classes.meta}>{`${categoryLabel(category)} · ${statusLabel(status)}`}</p>
      <p className={classes.last}>{describeActivity(skill, today)}</p>
      {isNeglected && (
        <Button
          component={Link}
          to={paths.logHours(id)}
          className={classes.log ?? ''}
          size="xs"
          variant="light"
          aria-label={i18n.t('{name}: log hours', { name })}
        >
          {i18n.t('Log hours')}
        </Button>
      )}
    </article>
  );
};
