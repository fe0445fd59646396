import { IconCards, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Note } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { NotSent, useIsNotSent } from '../../ui/badges/NotSent.tsx';
import { IconButton } from '../../ui/cards/IconButton.tsx';
import { LinkedText } from '../../ui/details/LinkedText.tsx';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { formatLongDay, formatRelativeDay } from '../../ui/format/days.ts';
import { ExternalLink } from '../../ui/links/ExternalLink.tsx';
import { DotsMenu } from '../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../ui/overlay/MenuItem.tsx';
import { useFreshDialog } from '../../ui/overlay/useFreshDialog.tsx';
import { type Owner, ownerPath } from '../areas/owners.ts';
import classes from './Notes.module.css';

const MoveNote = lazyPart(async () => (await import('./MoveNote.tsx')).MoveNote);

type Props = {
  readonly note: Note;
  readonly today: Day;
  /** The owner to name above the note, if any. */
  readonly owner: Owner | undefined;
  /** Opens the form of a takeaway with the note's text. */
  readonly onTakeaway: () => void;
  readonly onEdit: () => void;
  /** Called with the chosen owner, and the name of the note's current owner. */
  readonly onMove: (to: Owner, from: string) => void;
  readonly onRemove: () => void;
};

export const NoteItem = ({ note, today, owner, onTakeaway, onEdit, ...rest }: Props) => {
  const { text, date, place, url } = note;
  const isNotSent = useIsNotSent();
  const name = noteName(note);
  return (
    <>
      <div className={classes.margin}>
        <time dateTime={date} title={formatLongDay(date)}>
          {formatRelativeDay(date, today)}
        </time>
        {place !== null && <span dir="auto">{place}</span>}
        {isNotSent && <NotSent />}
      </div>
      <div className={classes.words}>
        {owner && (
          <Link to={ownerPath(owner.about)} className={classes.owner} dir="auto">
            {owner.name}
          </Link>
        )}
        <LinkedText text={text} />
        {url !== null && <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}
      </div>
      <div className={classes.tools}>
        <IconButton
          label={i18n.t('Make a takeaway of {name}', { name })}
          title={i18n.t('Make a takeaway')}
          onClick={onTakeaway}
        >
          <IconCards size={16} stroke={1.75} />
        </IconButton>
        <IconButton
          data-key="e"
          data-edit
          label={i18n.t('Edit {name}', { name })}
          title={i18n.t('Edit')}
          onClick={onEdit}
        >
          <IconPencil size={16} stroke={1.75} />
        </IconButton>
        <NoteMenu note={note} name={name} {...rest} />
      </div>
    </>
  );
};

/** 'doc.rust-lang.org'. */
const hostOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? url;

type MenuProps = Pick<Props, 'note' | 'onMove' | 'onRemove'> & { readonly name: string };

const NoteMenu = ({ note, name, onMove, onRemove }: MenuProps) => {
  const moving = useFreshDialog();
  return (
    <>
      <DotsMenu label={i18n.t('More for {name}', { name })}>
        <MenuItem onClick={moving.open}>{i18n.t('Move to…')}</MenuItem>
        <MenuItem onClick={onRemove}>{i18n.t('Delete')}</MenuItem>
      </DotsMenu>
      {moving.show((props) => (
        <MoveNote note={note} onMove={onMove} {...props} />
      ))}
    </>
  );
};
