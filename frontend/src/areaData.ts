/**
 * The data of each area: its rows, what each change does to them, and when responses are stale. A change that waits
 * since an earlier visit is edited into any page.
 */
import.meta.glob('./domain/*/{rows,edits,pauseEdits}.ts', { eager: true });
