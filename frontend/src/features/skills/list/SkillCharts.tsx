import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { NoneYet } from '../../../domain/areas/NoneYet.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { Doughnut } from '../../../ui/charts/Doughnut.tsx';
import { RowBars } from '../../../ui/charts/RowBars.tsx';
import { byCategory, CHART_SKILLS } from '../view.ts';

type Props = {
  readonly skills: readonly Skill[];
  /** Sorted and filtered like the list. */
  readonly shown: readonly Skill[];
};

/** The chart of categories is a separate component, because sorting and filtering don't change it. */
const Categories = memo(({ skills }: Pick<Props, 'skills'>) => (
  <Doughnut
    title={i18n.t('Skills by category')}
    slices={byCategory(skills)}
    empty={<NoneYet of="skills" />}
  />
));

export const SkillCharts = memo(({ skills, shown }: Props) => (
  <>
    <Categories skills={skills} />
    <RowBars
      title={
        shown.length > CHART_SKILLS
          ? i18n.t(
              '{count, plural, one {Progress of the first # skill} other {Progress of the first # skills}}',
              { count: CHART_SKILLS },
            )
          : i18n.t('Progress')
      }
      rows={shown.slice(0, CHART_SKILLS).map(({ _id, name, progress }) => ({
        key: _id,
        label: name,
        percent: progress,
        text: i18n.t('{percent}%', { percent: progress }),
      }))}
      empty={skills.length === 0 && <NoneYet of="skills" />}
    />
  </>
));
