import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Part, Resource } from '#shared/resources/model.ts';
import { FoldHeading, useFold } from '../../../ui/page/Fold.tsx';
import { partCounts } from '../position.ts';
import { AddParts } from './AddParts.tsx';
import { PartLine } from './PartLine.tsx';
import classes from './Parts.module.css';
import { useParts } from './useParts.ts';

/**
 * This many open parts are shown at first. If only one more part is open, it is shown too, because a button would need
 * as much room.
 */
const FEW = 12;

type Props = {
  readonly resource: Resource;
  /** Whether the field for new parts takes the focus. */
  readonly isAdding: boolean;
};

/**
 * The parts as a checklist: the open parts in order, then a fold with the parts that were done when the page opened.
 * All parts of a completed resource are in one fold. The resource is finished even if some parts were never ticked, so
 * it has no open parts.
 */
export const PartsList = ({ resource, isAdding }: Props) => {
  const { _id: id, parts, status } = resource;
  const { tick, add, remove } = useParts(resource);
  const [showsAll, setShowsAll] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const doneFold = useFold(`parts.${id}.done`, false);
  const recordFold = useFold(`parts.${id}.recorded`, false);
  const list = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // A part that is ticked now keeps its place until the next visit. Otherwise it would move away from under the finger.
  const [wereDone] = useState(
    () => new Set(parts.filter(({ done }) => done).map(({ _id }) => _id)),
  );
  const isCompleted = status === 'Completed';
  const isFolded = ({ _id, done }: Part) => isCompleted || (done && wereDone.has(_id));
  const open = parts.filter((part) => !isFolded(part));
  const folded = parts.filter(isFolded);
  const fold = isCompleted ? recordFold : doneFold;
  const rows = showsAll || open.length <= FEW + 1 ? open : open.slice(0, FEW);
  const isLinked = parts.some(({ url }) => url !== null) || undefined;
  const next = open.find((part) => !part.done);

  const removePart = (part: Part) => {
    const group = isFolded(part) ? folded : rows;
    const index = group.indexOf(part);
    flushSync(() => remove(part));
    const after = group[index + 1] ?? group[index - 1];
    const button =
      after && list.current?.querySelector<HTMLElement>(`[data-card="${after._id}"] [data-delete]`);
    (button ?? input.current)?.focus();
  };

  /** The button disappears, so the first newly shown part takes the focus. */
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    const first = open[rows.length];
    list.current?.querySelector<HTMLElement>(`[data-card="${first?._id}"] input`)?.focus();
  };

  const lineOf = (part: Part) => (
    <li
      key={part._id}
      data-card={part._id}
      data-linked={isLinked}
      tabIndex={-1}
      className={classes.row}
    >
      <PartLine
        part={part}
        isNext={part === next}
        onTick={(completed) => tick(part, completed)}
        onRemove={() => removePart(part)}
      />
    </li>
  );

  return (
    <section ref={list} className={classes.parts} aria-label={i18n.t('Parts')}>
      <h2>{i18n.t('Parts')}</h2>
      <div className={classes.sheet}>
        {rows.length > 0 && <ul aria-label={i18n.t('Open parts')}>{rows.map(lineOf)}</ul>}
        {rows.length < open.length && (
          <Button variant="subtle" size="xs" className={classes.more ?? ''} onClick={showAll}>
            {i18n.t('Show all {count, number}', { count: open.length })}
          </Button>
        )}
        {!isCompleted && (
          <AddParts
            resourceId={id}
            count={parts.length}
            input={input}
            isAsked={isAdding}
            onAdd={(typed) => {
              add(typed);
              setAnnouncement(
                i18n.t('{count, plural, one {# part added} other {# parts added}}', {
                  count: typed.length,
                }),
              );
            }}
          />
        )}
        {folded.length > 0 && (
          <div className={classes.done}>
            <FoldHeading {...fold}>
              {isCompleted
                ? i18n.t('As recorded: {done, number} of {all, number} ticked', partCounts(parts))
                : i18n.t('Done ({count, number})', { count: folded.length })}
            </FoldHeading>
            {fold.isOpen && (
              <ul aria-label={isCompleted ? i18n.t('All parts') : i18n.t('Done parts')}>
                {folded.map(lineOf)}
              </ul>
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </section>
  );
};
