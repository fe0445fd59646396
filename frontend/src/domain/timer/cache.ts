import { timerRoutes } from '#shared/timer/routes.ts';
import { defineCache, replyField } from '../../data/cache/areaCache.ts';

defineCache('timer', {
  refetchAfter: [],
  // Each change returns the current timer. Another device may have started it.
  replyFields: [replyField('timer', timerRoutes.get)],
});
