import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { ownerOf, ownerPath, useOwners } from '../../domain/areas/owners.ts';

type Props = {
  readonly card: Pick<Card, 'about' | 'note'>;
  readonly className?: string | undefined;
};

/** A quiet link to what a takeaway is about: the note from which it was made, on the page of its item. */
export const CardOrigin = ({ card: { about, note }, className }: Props) => {
  const owner = ownerOf(useOwners(), about);
  if (!owner) return null;
  const { name } = owner;
  return (
    <p className={className}>
      <Link to={ownerPath(owner.about)} state={note === null ? null : { item: note }} dir="auto">
        {note === null ? name : i18n.t('From a note on {name}', { name })}
      </Link>
    </p>
  );
};
