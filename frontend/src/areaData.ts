/**
 * Loads the data rules of every area: its rows, its edits and its cache rules. A change from an earlier visit can then
 * be applied on any page.
 */
import.meta.glob(['./domain/rows/*.ts', './domain/*/{edits,pauseEdits}.ts'], { eager: true });
