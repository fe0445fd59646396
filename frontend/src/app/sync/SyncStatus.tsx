import {
  IconAlertTriangle,
  IconCloudExclamation,
  IconCloudOff,
  IconCloudUp,
  IconHistory,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { oldestShown } from '../../data/cache/freshness.ts';
import { useIsReachable } from '../../data/client/reachability.ts';
import { usePersonData, useRefused, useUnsent } from '../../data/person/usePersonData.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import classes from './SyncStatus.module.css';
import { describeAge, describeSync, type SyncState } from './syncState.ts';
import { useIsFailing } from './useIsFailing.ts';

/** The bar updates this often, in ms. It does not show a change that is saved faster. */
const updateEvery = 1_000;

const iconOf = ({ refused, isReachable, isFailing, waiting }: SyncState) => {
  if (refused > 0) return IconAlertTriangle;
  if (!isReachable) return IconCloudOff;
  if (isFailing) return IconCloudExclamation;
  return waiting > 0 ? IconCloudUp : IconHistory;
};

const toneOf = ({ refused, isFailing }: SyncState) => {
  if (refused > 0) return 'attention';
  return isFailing ? 'problem' : undefined;
};

const useSyncState = (): SyncState => {
  const { cache } = usePersonData();
  const isReachable = useIsReachable();
  const isFailing = useIsFailing();
  const waiting = useUnsent().length;
  const refused = useRefused().length;
  const [seen, setSeen] = useState({ waiting: 0, age: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      const oldest = oldestShown(cache);
      const age = oldest === undefined ? 0 : Date.now() - oldest;
      setSeen((before) =>
        before.waiting === waiting && describeAge(before.age) === describeAge(age)
          ? before
          : { waiting, age },
      );
    }, updateEvery);
    return () => clearInterval(timer);
  }, [cache, waiting]);
  return {
    isReachable,
    isFailing,
    waiting: isReachable && !isFailing ? Math.min(waiting, seen.waiting) : waiting,
    refused,
    age: seen.age,
  };
};

type Props = {
  readonly areChangesOpen: boolean;
  readonly onChanges: () => void;
  readonly onClose: () => void;
};

/** Shows the state of the person's data in the bar. Empty if there is nothing to tell, see `describeSync`. */
export const SyncStatus = ({ areChangesOpen, onChanges, onClose }: Props) => {
  const state = useSyncState();
  const [isWanted, setWanted] = useState(false);
  if (areChangesOpen && !isWanted) setWanted(true);
  const lines = describeSync(state);
  const Icon = iconOf(state);
  const age = describeAge(state.age);
  return (
    <>
      <div role="status" className={classes.status}>
        {lines.length > 0 && (
          <button
            type="button"
            className={classes.button}
            data-tone={toneOf(state)}
            data-count={state.refused + state.waiting || ''}
            title={age || undefined}
            onClick={onChanges}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span className={classes.lines}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </button>
        )}
      </div>
      {isWanted && <ChangesDialog isOpen={areChangesOpen} age={age} onClose={onClose} />}
    </>
  );
};
