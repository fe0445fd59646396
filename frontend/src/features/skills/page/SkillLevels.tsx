import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { levelLabels } from '../../../domain/skills/scaleLabels.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import classes from './SkillPage.module.css';

/** Says what the levels of a skill mean. Renders nothing if no level is described. */
export const SkillLevels = ({ skill: { levels } }: { readonly skill: Pick<Skill, 'levels'> }) => {
  const all: Readonly<Record<string, string | undefined>> = levels;
  const described = levelLabels().flatMap((label, index) => {
    const text = all[index + 1];
    return text === undefined ? [] : [{ step: index + 1, label, text }];
  });
  if (described.length === 0) return null;
  return (
    <div className={classes.single}>
      <Card title={i18n.t('What the levels mean')}>
        <dl className={classes.levels}>
          {described.map(({ step, label, text }) => (
            <div key={step}>
              <dt>{`${step} · ${label}`}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
};
