/**
 * The data of each area: the effects of changes on cached responses, and when those are stale. A change that waits
 * since an earlier visit finds its effects on any page.
 */
import.meta.glob(['./domain/*/{cache,changes}.ts', './features/*/**/{cache,changes}.ts'], {
  eager: true,
});
