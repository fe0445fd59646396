import { useMantineColorScheme } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { areas } from '../../areas.ts';
import type { AreaCommands, LineAction } from '../../command.ts';
import { useCalendar } from '../../data/days/useToday.ts';
import { useRoutes } from '../../data/loading/useRoutes.ts';
import { runningCommands, startCommands } from '../../domain/timer/timerCommands.ts';
import { useTimer } from '../../domain/timer/useTimer.ts';
import { useTimerActions } from '../../domain/timer/useTimerActions.ts';
import { noteSearch } from '../../features/notes/search.ts';
import { reviewSearch } from '../../features/reviews/search.ts';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import { useHasKeyboard } from '../../ui/browser/useHasKeyboard.ts';
import { useLogOut } from '../useLogOut.ts';
import { type AppActions, adding, places, settings } from './commands.ts';
import { folded } from './match.ts';

const declared = import.meta.glob<AreaCommands>('../../features/*/commands.ts', {
  eager: true,
  import: 'commands',
});

/** Every area with commands, in order. Those that are not in the navigation come last. */
const withCommands = [...areas, reviewSearch, noteSearch].flatMap((area) => {
  const commands = declared[`../../features/${area.name}/commands.ts`];
  return commands ? [{ ...area, commands }] : [];
});

const noActions = {};

/** All commands for a person's lists, which are loaded while `isOpen`. Cached lists work immediately, even offline. */
export const useCommandList = (isOpen: boolean, showKeys: () => void) => {
  const calendar = useCalendar();
  const appActions = useAppActions(showKeys);
  const hasKeyboard = useHasKeyboard();
  const timer = useTimer();
  const timerActions = useTimerActions();
  const lists = useRoutes(
    withCommands.map(({ list }) => list),
    isOpen,
  );
  // biome-ignore lint/correctness/useHookAtTopLevel: the areas are the same at each render
  const actions = withCommands.map(({ commands }) => commands.useActions?.() ?? noActions);
  const data = lists.map((list) => list.data);
  const isLoading = lists.some(
    ({ data, error }, n) => !data && !error && withCommands[n]?.name !== noteSearch.name,
  );
  const isComplete = lists.every(({ data }, n) => data || !withCommands[n]?.commands.fromLine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list and each area's actions are dependencies
  const { commands, offered, fromLine } = useMemo(() => {
    const context = { calendar, open: appActions.open };
    const ofAreas = withCommands.flatMap((area, n) =>
      data[n] === undefined
        ? []
        : [
            {
              area,
              commands: area.commands,
              data: data[n] as never,
              context: { ...context, ...(actions[n] as object) },
            },
          ],
    );
    // If two match equally, the first one wins.
    const all = [
      ...places(context),
      ...ofAreas.flatMap(({ commands: { find }, data }) => find(data, context)),
      ...adding(context),
      ...runningCommands(timer, timerActions),
      ...ofAreas.flatMap(({ area, data }) =>
        'timerTargets' in area ? startCommands(area, data, timerActions) : [],
      ),
      ...ofAreas.flatMap(({ commands: { act }, data, context }) => act?.(data, context) ?? []),
      ...settings(appActions, hasKeyboard),
    ];
    const groups = [
      ...ofAreas.flatMap(({ commands: { offered }, data, context }) =>
        offered ? [offered(data, context)] : [],
      ),
      { label: i18n.t('Add'), commands: adding(context) },
    ];
    return {
      commands: folded(all),
      offered: groups.filter((group) => group.commands.length > 0),
      /** Empty until all lists with `fromLine` are loaded. A missing list may have an item of the same name. */
      fromLine: (action: LineAction) =>
        !isComplete
          ? []
          : [
              ...ofAreas.flatMap(
                ({ commands: { fromLine }, data, context }) =>
                  fromLine?.(data, action, context) ?? [],
              ),
              ...withCommands.flatMap(
                ({ commands: { fromLineAlone } }, n) =>
                  fromLineAlone?.(action, { ...context, ...(actions[n] as object) }) ?? [],
              ),
            ],
    };
  }, [calendar, appActions, hasKeyboard, isComplete, timer, timerActions, ...data, ...actions]);
  const missing = lists.flatMap((list, n) =>
    !list.data && list.error ? [{ area: withCommands[n], retry: list.retry }] : [],
  );
  return {
    commands,
    offered,
    fromLine,
    /** The areas whose lists can't be searched. */
    missing: missing.flatMap(({ area }) => area ?? []),
    /** Whether a list is still loading. Notes don't count, because there may be thousands. */
    isLoading,
    retry: () => {
      for (const { retry } of missing) retry();
    },
  };
};

/** The actions of the app's commands. The returned object never changes. */
const useAppActions = (showKeys: () => void): AppActions => {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const actions: AppActions = {
    open: (path, item) => leavePage(() => navigate(path, { state: item ? { item } : null })),
    setColorScheme,
    showKeys,
    logOut,
  };
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      open: (...args) => latest.current.open(...args),
      setColorScheme: (scheme) => latest.current.setColorScheme(scheme),
      showKeys: () => latest.current.showKeys(),
      logOut: () => latest.current.logOut(),
    }),
    [],
  );
};
