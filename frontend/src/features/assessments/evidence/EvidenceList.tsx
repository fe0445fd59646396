import { Link } from 'react-router-dom';
import type { Assessment, NamedEvidence } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../../paths.ts';
import classes from '../Assessment.module.css';

type Props = { readonly assessment: Pick<Assessment, 'evidence' | 'skill'> };

/** Lists the evidence of an assessment with links. Renders nothing if it has none. */
export const EvidenceList = ({ assessment: { evidence, skill } }: Props) => {
  if (evidence.length === 0) return null;
  return (
    <div className={classes.part}>
      <h3>{i18n.t('Evidence')}</h3>
      <ul className={classes.items}>
        {evidence.map((one) => (
          <li key={`${one.area} ${one.id}`} dir="auto">
            {one.name === null ? (
              <span className={classes.gone}>{i18n.t('deleted')}</span>
            ) : (
              <Link to={pathOf(one, skill?._id ?? '')} state={{ item: one.id }}>
                {one.name || '…'}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A note has no page of its own. Its link leads to the skill, whose page scrolls to it. */
const pathOf = ({ area, id }: NamedEvidence, skill: string): string =>
  area === 'resources'
    ? paths.resource(id)
    : area === 'projects'
      ? paths.project(id)
      : paths.skill(skill);
