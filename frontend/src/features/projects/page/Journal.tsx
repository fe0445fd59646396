import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Challenge, Project } from '#shared/projects/model.ts';
import { DeleteButton } from '../../../ui/cards/IconButton.tsx';
import { useFirstItems } from '../../../ui/details/useFirstItems.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import { AddListItem, focusListItem } from '../goals/ListItems.tsx';
import { describeSolved } from '../goals/projectLists.ts';
import { useListItems, useSolveChallenge } from '../goals/useListItems.ts';
import { daysOf, type JournalDay, type JournalEntry, journalOf } from './journal.ts';
import classes from './ProjectPage.module.css';

/** At most this many entries are shown at first. */
const FEW = 12;

type Props = { readonly project: Project; readonly today: Day };

/** The learning outcomes and challenges by day. A person can add and delete entries, and solve challenges. */
export const Journal = ({ project, today }: Props) => {
  const { _id: id } = project;
  const outcomes = useListItems(id, 'learningOutcomes');
  const challenges = useListItems(id, 'challenges');
  const solve = useSolveChallenge(id);
  const card = useRef<HTMLDivElement>(null);
  const inputs = {
    learningOutcomes: useRef<HTMLInputElement>(null),
    challenges: useRef<HTMLInputElement>(null),
  };
  const all = journalOf(project);
  const title = i18n.t('Journal');
  const { shown, moreButton } = useFirstItems(all, FEW, title);

  const removeEntry = (entry: JournalEntry) => {
    const index = all.indexOf(entry);
    const { list, item } = entry;
    flushSync(() => (list === 'challenges' ? challenges : outcomes).remove(item));
    const next = all[index + 1] ?? all[index - 1];
    if (next) focusListItem(card.current, next.item._id, ['data-delete']);
    else inputs[list].current?.focus();
  };

  return (
    <ItemSection title={title} isSheet>
      <div ref={card}>
        <div className={classes.add}>
          <AddListItem
            list="learningOutcomes"
            onAdd={outcomes.add}
            input={inputs.learningOutcomes}
            draft={`learningOutcomes-${id}`}
          />
          <AddListItem
            list="challenges"
            onAdd={challenges.add}
            input={inputs.challenges}
            draft={`challenges-${id}`}
          />
        </div>
        {daysOf(shown).map(({ day, entries }) => (
          <section key={day ?? ''}>
            <h3 className={classes.day}>{nameOf(day, today)}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.item._id} data-list-item={entry.item._id} className={classes.entry}>
                  <Entry entry={entry} today={today} onSolve={solve} onRemove={removeEntry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {moreButton}
      </div>
    </ItemSection>
  );
};

const nameOf = (day: JournalDay['day'], today: Day): string => {
  if (day === null) return i18n.t('Earlier');
  return day === today ? i18n.t('Today') : formatNearDay(day, today);
};

type EntryProps = {
  readonly entry: JournalEntry;
  readonly today: Day;
  readonly onSolve: (challenge: Challenge, solvedOn: Day | null) => void;
  readonly onRemove: (entry: JournalEntry) => void;
};

const Entry = ({ entry, today, onSolve, onRemove }: EntryProps) => {
  const { list, item } = entry;
  const { description } = item;
  return (
    <>
      <div className={classes.words}>
        <p className={classes.kind}>{describe(entry, today)}</p>
        <p className={classes.text} dir="auto">
          {description}
        </p>
      </div>
      {list === 'challenges' && (
        <Button
          variant="subtle"
          size="xs"
          {...(item.solvedOn !== null && { color: 'gray' })}
          aria-label={
            item.solvedOn === null
              ? i18n.t('Mark as solved: {name}', { name: description })
              : i18n.t('Reopen: {name}', { name: description })
          }
          onClick={() => onSolve(item, item.solvedOn === null ? today : null)}
        >
          {item.solvedOn === null ? i18n.t('Mark as solved') : i18n.t('Reopen')}
        </Button>
      )}
      <DeleteButton name={description} onClick={() => onRemove(entry)} />
    </>
  );
};

/** 'Learned', 'Challenge', 'Challenge · Solved today', 'Challenge · Solved on 12 November'. */
const describe = ({ list, item }: JournalEntry, today: Day): string => {
  if (list === 'learningOutcomes') return i18n.t('Learned');
  const challenge = i18n.t('Challenge');
  return item.solvedOn === null
    ? challenge
    : [challenge, describeSolved(item.solvedOn, today)].join(' · ');
};
