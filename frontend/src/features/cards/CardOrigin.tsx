import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { type Owner, type OwnerGroup, ownerOf, ownerPath } from '../../domain/areas/owners.ts';
import classes from './CardOrigin.module.css';

type Props = {
  readonly card: Pick<Card, 'note'>;
  /** The item to link to. Undefined for nothing, or if it was deleted or has not loaded. */
  readonly owner: Owner | undefined;
  readonly className?: string | undefined;
};

/** A quiet link to what a takeaway is about: the note from which it was made, on the page of its item. */
export const CardOrigin = ({ card: { note }, owner, className }: Props) =>
  owner && (
    <p className={`${classes.origin} ${className ?? ''}`}>
      <Link to={ownerPath(owner.about)} state={note === null ? null : { item: note }} dir="auto">
        {note === null ? owner.name : i18n.t('From a note on {name}', { name: owner.name })}
      </Link>
    </p>
  );

/** Finds the item to link to: the note's, if this browser knows the note, because a note can move. Otherwise the takeaway's. */
export const originOf = (
  owners: readonly OwnerGroup[],
  noteOwner: (id: string) => About | undefined,
  { note, about }: Card,
): Owner | undefined => ownerOf(owners, (note === null ? undefined : noteOwner(note)) ?? about);
