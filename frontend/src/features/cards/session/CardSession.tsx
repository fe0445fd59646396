import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconList, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useOwners } from '../../../domain/areas/owners.ts';
import { useCardDialog } from '../../../domain/cards/useCardDialog.tsx';
import { useNoteOwners } from '../../../domain/notes/useNoteOwners.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { originOf } from '../CardOrigin.tsx';
import { AskedCard } from './AskedCard.tsx';
import classes from './Session.module.css';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionLoading } from './SessionLoading.tsx';
import { useLeave } from './useLeave.ts';
import { useSession } from './useSession.ts';
import { useSessionKeys } from './useSessionKeys.ts';

type Props = {
  readonly due: readonly Card[];
  /** How many more takeaways are due, but not listed today. */
  readonly more: number;
  readonly today: Day;
};

const quiet = { variant: 'subtle', color: 'gray', size: 44 } as const;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Asks for one takeaway after the other, and shows how many are still to come. Ends with a sentence. */
export const CardSession = ({ due, more, today }: Props) => {
  const session = useSession(due, today);
  const { current, left, done, isReopened, answer, takeBack, all, isLoading } = session;
  const { add, edit, dialog } = useCardDialog();
  const leave = useLeave();
  const owners = useOwners();
  const noteOwner = useNoteOwners(false);
  const turn = `${current?.card._id} ${done}`;
  const [shownTurn, setShownTurn] = useState('');
  const isShown = isReopened || shownTurn === turn;
  const show = () => setShownTurn(turn);
  useSessionKeys({
    show: current && !isShown ? show : undefined,
    answer: current && isShown ? answer : undefined,
    takeBack,
    edit: current && (() => edit(current.card)),
    leave,
  });

  return (
    <>
      {(current || takeBack) && (
        <div className={classes.head}>
          <p className={classes.left}>
            {left > 0 && i18n.t('{left, plural, one {# left} other {# left}}', { left })}
          </p>
          {takeBack && (
            <ActionIcon
              {...quiet}
              aria-label={i18n.t('Take back the last answer')}
              title={i18n.t('Take back the last answer')}
              aria-keyshortcuts="z"
              onClick={takeBack}
            >
              <IconArrowBackUp {...icon} />
            </ActionIcon>
          )}
          {current && (
            <ActionIcon
              {...quiet}
              aria-label={i18n.t('Edit this takeaway')}
              title={i18n.t('Edit')}
              aria-keyshortcuts="e"
              onClick={() => edit(current.card)}
            >
              <IconPencil {...icon} />
            </ActionIcon>
          )}
          {current && (
            <ActionIcon
              {...quiet}
              component={Link}
              to={paths.allTakeaways}
              aria-label={titles.allTakeaways()}
              title={titles.allTakeaways()}
            >
              <IconList {...icon} />
            </ActionIcon>
          )}
        </div>
      )}
      {current && (
        <>
          <div className={classes.line} aria-hidden="true">
            <div style={{ width: `${(100 * done) / (done + left)}%` }} />
          </div>
          <AskedCard
            key={turn}
            asked={current}
            owner={originOf(owners, noteOwner, current.card)}
            isShown={isShown}
            today={today}
            onShow={show}
            onAnswer={answer}
          />
        </>
      )}
      {isLoading && <SessionLoading />}
      {!current && !isLoading && (
        <SessionEnd all={all} more={more} done={done} today={today} onAdd={() => add()} />
      )}
      {dialog}
    </>
  );
};
