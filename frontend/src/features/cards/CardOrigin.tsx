import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Owner, ownerPath } from '../../domain/areas/owners.ts';

type Props = {
  readonly card: Pick<Card, 'note'>;
  /** What the takeaway is about. Undefined for nothing, or if it was deleted or has not loaded. */
  readonly owner: Owner | undefined;
  readonly className?: string | undefined;
};

/** A quiet link to what a takeaway is about: the note from which it was made, on the page of its item. */
export const CardOrigin = ({ card: { note }, owner, className }: Props) =>
  owner && (
    <p className={className}>
      <Link to={ownerPath(owner.about)} state={note === null ? null : { item: note }} dir="auto">
        {note === null ? owner.name : i18n.t('From a note on {name}', { name: owner.name })}
      </Link>
    </p>
  );
