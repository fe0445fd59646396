import { Link } from 'react-router-dom';
import type { Assessment, NamedEvidence } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { ownerPath } from '../../../domain/areas/owners.ts';
import { useNoteOwners } from '../../../domain/notes/useNoteOwners.ts';
import classes from '../Assessment.module.css';

type Props = { readonly assessment: Pick<Assessment, 'evidence'> };

/** Lists the evidence of an assessment with links. Renders nothing if it has none. */
export const EvidenceList = ({ assessment: { evidence } }: Props) => {
  const noteOwner = useNoteOwners(
    evidence.some(({ area, name }) => area === 'notes' && name !== null),
  );
  if (evidence.length === 0) return null;
  return (
    <div className={classes.part}>
      <h3>{i18n.t('Evidence')}</h3>
      <ul className={classes.items}>
        {evidence.map((one) => (
          <li key={`${one.area} ${one.id}`} dir="auto">
            <Item item={one} path={pathOf(one, noteOwner)} />
          </li>
        ))}
      </ul>
    </div>
  );
};

type ItemProps = { readonly item: NamedEvidence; readonly path: string | undefined };

const Item = ({ item: { id, name }, path }: ItemProps) => {
  if (name === null) return <span className={classes.gone}>{i18n.t('deleted')}</span>;
  const shown = name || '…';
  return path === undefined ? (
    shown
  ) : (
    <Link to={path} state={{ item: id }}>
      {shown}
    </Link>
  );
};

/**
 * A note has no page of its own, so its link leads to the item that it is about. Undefined until that item is known.
 */
const pathOf = (
  { area, id }: NamedEvidence,
  noteOwner: (id: string) => About | undefined,
): string | undefined => {
  const about = area === 'notes' ? noteOwner(id) : { area, id };
  return about && ownerPath(about);
};
