import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { referenceKey } from '#shared/calls/reference.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About, Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { newestFirst, notesDocument } from '#shared/notes/rules.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { drafts } from '../../forms/drafts.ts';
import { ItemContext } from '../../ui/badges/NotSent.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { usePageKey } from '../../ui/browser/trail.ts';
import { useAskedToOpen } from '../../ui/browser/useAskedToOpen.ts';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { askedItem, useKeptPlace } from '../../ui/list/useKeptPlace.ts';
import { DotsMenu } from '../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../ui/overlay/MenuItem.tsx';
import { ItemSection } from '../../ui/page/ItemPage.tsx';
import { type Owner, useOwners } from '../areas/owners.ts';
import { useCardDialog } from '../cards/useCardDialog.tsx';
import { NewNote } from './NewNote.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteItem } from './NoteItem.tsx';
import classes from './Notes.module.css';
import { useNotes } from './useNotes.ts';

/** At most this many notes are shown at first. */
const FEW = 5;

type Props = { readonly owner: Owner };

/**
 * The notes of a skill, a resource or a project, the newest first. Those of a skill include its resources' notes. No
 * placeholder is shown while the notes load. If there were no notes, the placeholder would vanish, and the parts below
 * it would move up.
 */
export const NotesSection = ({ owner }: Props) => {
  const { about } = owner;
  const input = useRef<HTMLTextAreaElement>(null);
  const include = about.area === 'skills' ? ({ include: 'resources' } as const) : {};
  const { data, error, retry } = useRoute(notes.list, { query: { ...about, ...include } });
  // If a skill's list includes the notes of its resources, the server sorts them only within each page.
  const all = data?.notes.toSorted(newestFirst) ?? [];
  // Waits a frame. A new page has then scrolled to its top.
  useAskedToOpen(['note'], () =>
    requestAnimationFrame(() => {
      input.current?.focus({ preventScroll: true });
      input.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }),
  );
  return (
    <ItemSection
      title={i18n.t('Notes')}
      badge={all.length > 0 && <SectionMenu owner={owner} list={all} />}
    >
      <NewNote about={about} input={input} />
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load the notes')}
          notLoaded={i18n.t(
            'The notes have not been loaded on this device yet. Go online to load them.',
          )}
          onRetry={retry}
        />
      )}
      {all.length > 0 && <List owner={owner} all={all} focusField={() => input.current?.focus()} />}
    </ItemSection>
  );
};

type MenuProps = { readonly owner: Owner; readonly list: readonly Note[] };

const SectionMenu = ({ owner, list }: MenuProps) => {
  const ownerOf = useOtherOwners(owner);
  return (
    <div className={classes.menu}>
      <DotsMenu label={i18n.t('More for the notes')}>
        <MenuItem
          onClick={() => {
            const { file, text } = notesDocument(
              owner.name,
              list,
              ({ about }) => ownerOf(about)?.name,
            );
            saveFile(file, 'text/markdown', new TextEncoder().encode(text));
          }}
        >
          {i18n.t('Notes as .md')}
        </MenuItem>
      </DotsMenu>
    </div>
  );
};

type ListProps = {
  readonly owner: Owner;
  readonly all: readonly Note[];
  readonly focusField: () => void;
};

const List = ({ owner, all, focusField }: ListProps) => {
  const today = useToday();
  const { move, remove } = useNotes();
  const { _id: person } = useUser();
  const hasDraft = ({ _id }: Note) => drafts.has({ person, form: `note ${_id}` });
  const idsWithDrafts = () => all.filter(hasDraft).map(({ _id }) => _id);
  /** The ids of the notes that are open for editing. The first one takes the focus. */
  const [edited, setEdited] = useState(idsWithDrafts);
  const [isWhole, setWhole] = useState(() => all.findLastIndex(hasDraft) >= FEW);
  const list = useRef<HTMLUListElement>(null);
  const ownerOf = useOtherOwners(owner);
  const takeaway = useCardDialog();
  const shown = isWhole || all.length <= FEW + 1 ? all : all.slice(0, FEW);

  const { state } = useLocation();
  const key = usePageKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (all.some(({ _id }) => _id === askedItem(state))) setWhole(true);
  }, [key]);
  useKeptPlace(list, () => undefined);

  const itemOf = (note: Note | undefined) =>
    note && list.current?.querySelector<HTMLElement>(`[data-card="${note._id}"]`);
  const stopEditing = (note: Note) => {
    flushSync(() => setEdited((ids) => ids.filter((id) => id !== note._id)));
    itemOf(note)?.querySelector<HTMLElement>('[data-edit]')?.focus();
  };
  /** Runs an action. If the note then disappears with the focus, the next note takes the focus. */
  const leaving = (note: Note, action: () => void) => {
    const index = shown.indexOf(note);
    const next = shown[index + 1] ?? shown[index - 1];
    flushSync(action);
    if (itemOf(note)) return;
    const item = itemOf(next);
    if (item) item.focus();
    else focusField();
  };
  /** The button disappears, so the first note that it shows takes the focus. */
  const showAll = () => {
    const first = all[FEW];
    flushSync(() => setWhole(true));
    itemOf(first)?.focus();
  };

  return (
    <>
      <ul ref={list} className={classes.list} aria-label={i18n.t('Notes')}>
        {shown.map((note, index) => (
          <li key={note._id} data-card={note._id} tabIndex={-1} className={classes.note}>
            {edited.includes(note._id) ? (
              <NoteEditor
                note={note}
                autoFocus={note._id === edited[0]}
                onDone={() => stopEditing(note)}
              />
            ) : (
              <ItemContext value={note._id}>
                <NoteItem
                  note={note}
                  today={today}
                  owner={ownerOf(note.about, shown[index - 1]?.about)}
                  onTakeaway={() =>
                    takeaway.add({
                      back: note.text,
                      about: note.about,
                      note: note._id,
                    })
                  }
                  onEdit={() => setEdited([note._id, ...idsWithDrafts()])}
                  onMove={(to, from) => leaving(note, () => move(note, to, from))}
                  // The menu first returns the focus to its button.
                  onRemove={() => requestAnimationFrame(() => leaving(note, () => remove(note)))}
                />
              </ItemContext>
            )}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="subtle" size="xs" className={classes.all ?? ''} onClick={showAll}>
          {i18n.t('Show all {count, number}', { count: all.length })}
        </Button>
      )}
      {takeaway.dialog}
    </>
  );
};

/**
 * Returns a function that finds the owner to name above a note. A name is shown only where the owner changes from one
 * note to the next. At the top of the page, notes about the page's own item need no name.
 */
const useOtherOwners = (owner: Owner) => {
  const names = new Map(
    useOwners().flatMap(({ owners }) => owners.map((one) => [referenceKey(one.about), one])),
  );
  const own = referenceKey(owner.about);
  return (about: About, before = owner.about): Owner | undefined => {
    const key = referenceKey(about);
    if (key === referenceKey(before)) return undefined;
    return key === own ? owner : names.get(key);
  };
};
