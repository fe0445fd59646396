import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { statusLabel } from '../../domain/status/statusLabel.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { StatusBadge } from '../../ui/details/StatusBadge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardList } from '../../ui/list/CardList.tsx';
import classes from './Activity.module.css';
import { badgeOf, describeActivity, inOrder } from './overview.ts';

/** Every skill with its last activity. */
export const SkillsOverview = ({ skills }: { readonly skills: readonly Skill[] }) => (
  <section aria-labelledby="skills-overview">
    <h2 id="skills-overview" className={classes.heading}>
      {i18n.t('Skills Overview')}
    </h2>
    {skills.length === 0 ? (
      <EmptyState
        title={i18n.t('No skills found')}
        text={i18n.t(
          'Add a skill you want to grow. Each day you log something for it gets a square in the heatmap.',
        )}
        action={
          <Button component={Link} to={paths.skillAdd}>
            {i18n.t('Add your first skill')}
          </Button>
        }
      />
    ) : (
      <CardList
        label={i18n.t('Skills')}
        items={inOrder(skills)}
        keyOf={({ _id }) => _id}
        min={320}
        height={104}
      >
        {(skill) => <SkillActivity skill={skill} />}
      </CardList>
    )}
  </section>
);

const SkillActivity = ({ skill }: { readonly skill: Skill }) => {
  const { name, category, status } = skill;
  const today = useToday();
  return (
    <Card
      as="article"
      title={name}
      meta={`${categoryLabel(category)} · ${statusLabel(status)}`}
      badge={<StatusBadge {...badgeOf(skill)} />}
    >
      <p className={classes.last}>{describeActivity(skill, today)}</p>
    </Card>
  );
};
