import '../timer/cache.ts';
import '../timer/changes.ts';

/**
 * What each area declares of its data: how a change shows in cached responses, and when those are stale. A change that
 * is pending since an earlier visit finds its own on any page.
 */
import.meta.glob('../features/*/**/{cache,changes}.ts', { eager: true });
