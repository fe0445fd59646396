import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { type Owner, type OwnerGroup, ownerOf, ownerPath } from '../../domain/areas/owners.ts';

type Props = {
  readonly card: Pick<Card, 'note'>;
  /** What its note is about, or the takeaway itself. Undefined for nothing, or if it was deleted or has not loaded. */
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

/** What a takeaway's note is about, as far as this browser knows it. A note can move. Otherwise what the takeaway is about. */
export const originOf = (
  owners: readonly OwnerGroup[],
  noteOwner: (id: string) => About | undefined,
  { note, about }: Card,
): Owner | undefined => ownerOf(owners, (note === null ? undefined : noteOwner(note)) ?? about);
