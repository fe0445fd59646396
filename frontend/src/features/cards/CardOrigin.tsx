import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import { useRows } from '../../data/changes/useRows.ts';
import { type Owner, ownerPath } from '../../domain/areas/owners.ts';
import { noteRows } from '../../domain/notes/rows.ts';

type Props = {
  readonly card: Pick<Card, 'note'>;
  /** What the takeaway is about. Undefined for nothing, or if it was deleted or has not loaded. */
  readonly owner: Owner | undefined;
  readonly className?: string | undefined;
};

/**
 * A quiet link to what a takeaway is about: the note from which it was made, on the page of its item. A note that this
 * browser does not know is most likely still on the item that the takeaway is about.
 */
export const CardOrigin = ({ card: { note }, owner, className }: Props) => {
  const rows = useRows();
  const onItem = (note === null ? undefined : rows.get(noteRows, note)?.about) ?? owner?.about;
  if (!onItem) return null;
  return (
    <p className={className}>
      <Link to={ownerPath(onItem)} state={note === null ? null : { item: note }} dir="auto">
        {describe(note, owner && isSameOwner(owner.about, onItem) ? owner.name : undefined)}
      </Link>
    </p>
  );
};

const describe = (note: string | null, name: string | undefined): string | undefined => {
  if (note === null) return name;
  return name === undefined ? i18n.t('From a note') : i18n.t('From a note on {name}', { name });
};
