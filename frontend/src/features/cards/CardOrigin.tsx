import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { type Owner, type OwnerGroup, ownerOf, ownerPath } from '../../domain/areas/owners.ts';
import classes from './CardOrigin.module.css';

type Props = {
  readonly card: Pick<Card, 'note'>;
  /**
   * The item to link to. Undefined if the takeaway is not about an item, or if the item was deleted or has not loaded.
   */
  readonly owner: Owner | undefined;
  readonly className?: string | undefined;
};

/** A quiet link to the item of a takeaway. If the takeaway was made from a note, the item's page opens at that note. */
export const CardOrigin = ({ card: { note }, owner, className }: Props) =>
  owner && (
    <p className={`${classes.origin} ${className ?? ''}`}>
      <Link to={ownerPath(owner.about)} state={note === null ? null : { item: note }} dir="auto">
        {note === null ? owner.name : i18n.t('From a note on {name}', { name: owner.name })}
      </Link>
    </p>
  );

/**
 * Finds the item to link to. This is the item of the takeaway's note if this browser knows the note, because a note can
 * move to another item. If the note is not known, it is the takeaway's own item.
 */
export const originOf = (
  owners: readonly OwnerGroup[],
  noteOwner: (id: string) => About | undefined,
  { note, about }: Card,
): Owner | undefined => ownerOf(owners, (note === null ? undefined : noteOwner(note)) ?? about);
