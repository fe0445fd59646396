import { routeKey } from '#shared/calls/route.ts';
import type { Timer } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Change } from '../../data/outbox/change.ts';
import { editRows } from '../../data/outbox/mutation.ts';
import { createRows, type Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';

/** The current timer. Every reply contains it, because another device may have started one. */
defineTable<Timer>('timer', {
  sources: [
    rowsIn(timerRoutes.get, {
      rowsOf: ({ timer }) => (timer ? [timer] : []),
      withRows: (_, [timer = null]) => ({ timer }),
    }),
  ],
  isSingle: true,
});

const none = { key: '', route: routeKey(timerRoutes.get), request: {}, data: { timer: null } };

/** The current timer with pending changes, even if this browser never loaded it. Null if no timer runs. */
export const currentTimer = (rows: Rows, pending: readonly Change[]): Timer | null => {
  const known = rows.data(timerRoutes.get, {}) ? rows : editRows(createRows([none]), pending);
  return known.data(timerRoutes.get, {})?.timer ?? null;
};
