/** Every mutation, known by its route: a change that waits since an earlier visit finds its own on any page. */
import '../features/assessments/changes.ts';
import '../features/habits/changes.ts';
import '../features/habits/pause/pauseChanges.ts';
import '../features/projects/changes.ts';
import '../features/resources/changes.ts';
import '../features/skills/changes.ts';
