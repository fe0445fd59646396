import type { Line } from './line.ts';

const skills = 'e2e/skills.spec.ts';
const habits = 'e2e/habits.spec.ts';
const habitView = 'frontend/src/habits/view.test.ts';
const calendar = 'frontend/src/habits/calendar.test.ts';
const resources = 'e2e/resources.spec.ts';
const resourceView = 'frontend/src/resources/view.test.ts';
const projects = 'e2e/projects.spec.ts';
const projectView = 'frontend/src/projects/view.test.ts';
const assessments = 'e2e/assessments.spec.ts';
const assessmentView = 'frontend/src/assessments/view.test.ts';

const grows = 'a skill grows from its first hour; dashboard, tracker and charts follow';
const planned = 'a resource is planned, begun, completed and begun again';
const worked = 'a project is planned, worked on and completed';
const arranged = 'filters and orders find their projects and outlive a reload';
const still = 'the page keeps still when what it waits for comes';
const assessed = 'an assessment is made; numbers, charts and history follow';

/** The screens of a person's own items: numbers, charts, filters, orders, cards, empty and deleted. */
// biome-ignore format: one line each
export const lists: readonly Line[] = [
  ['skills: title and Add New Skill', skills, grows, 'Skill Goals Tracker'],
  ['skills: alert names the neglected', skills, 'the alert names three neglected skills, the chart eight skills'],
  ['skills: four stat cards, hours rounded', skills, grows, 'Total Hours'],
  ['skills: charts by category and of progress', skills, grows, 'Skills by category'],
  ['skills: five filters', skills, 'filters and sorts find their skills and outlive a reload'],
  ['skills: six orders, by name at first', 'frontend/src/skills/view.test.ts', 'by %s: %s', 'last-activity'],
  ['skills: what a card shows', skills, grows, '1 of 5Beginner'],
  ['skills: confidence as stars with its words', skills, 'filters and sorts find their skills and outlive a reload', 'Very High'],
  ['skills: a card leads to log hours', skills, grows, 'Log hours for TypeScript'],
  ['skills: an entry can be undone', skills, 'an entry is undone, and comes back when the server keeps it'],
  ["skills: 'No skills found' and the first step", skills, 'before the first skill, it says what to do'],
  ['skills: delete asks and names what goes', skills, 'deleting asks first, says so, and takes the activities along'],

  ['habits: title and Add Habit', habits, 'the keyboard alone does it all', 'Add Habit'],
  ['habits: four numbers', habitView, 'counts streaks above 0, the longest one, today, and the rounded mean rate'],
  ['habits: numbers on screen', habits, 'filters and the list find their habits and outlive a reload', "Today's Completions2"],
  ['habits: chart of categories', 'frontend/src/ui/charts/slicesOf.test.ts', '%j: the most frequent first, equals by name'],
  ['habits: chart of the last 7 days', habitView, 'last seven days: today last, empty days as 0, older days left out'],
  ['habits: both charts are drawn', 'e2e/accessible.spec.ts', 'habits as a calendar'],
  ['habits: calendar moves by months', habits, 'what was ticked stays: over reloads, restarts and log-outs, for its owner alone', 'Previous month'],
  ['habits: today highlighted', habits, 'a crowded day shows three dots and how many more', 'aria-current'],
  ['habits: days of other months marked', calendar, 'monthGrid: 42 days from a Sunday, marked for their month, today and the days ahead'],
  ['habits: a dot toggles its day', habits, 'what was ticked stays: over reloads, restarts and log-outs, for its owner alone'],
  ['habits: what a card shows', habits, 'a habit is edited, from the list alone', 'Once a week at 21:30'],
  ['habits: On Track and Off Track', habits, 'filters and the list find their habits and outlive a reload', 'Off Track'],
  ['habits: mark complete today', habits, 'one tick is undone by another'],
  ['habits: five filters', habitView, '%s keeps %j', 'high-streak'],
  ["habits: 'No habits found'", habits, 'filters and the list find their habits and outlive a reload', 'No habits found'],
  ['habits: delete asks and names the history', habits, 'deleting asks first, and says so for two seconds'],

  ['resources: title and Add Resource', resources, planned, 'Learning Planner'],
  ['resources: four stat cards, time in hours', resources, planned, 'Learning Time'],
  ['resources: stat cards only when loaded', resources, 'numbers, what comes up and the skills to choose are logged only'],
  ['resources: charts of statuses and types', resourceView, 'every status is in the chart, in its order; of the types those that occur'],
  ['resources: six filters', resourceView, 'filter %s', 'high-priority'],
  ['resources: five orders', resourceView, 'sort by %s', 'duration'],
  ['resources: newest first by default', resourceView, 'newest first, those of one moment by the later id, and the list given stays as it is'],
  ['resources: what a card shows', resources, planned, 'Book · Robert Nystrom'],
  ['resources: hashed tags, skills, link', resources, planned, '#compilers#c'],
  ['resources: status from the card', resources, 'a status shows at once; the last of several wins'],
  ['resources: edit', resources, 'a resource is edited, from the list alone'],
  ['resources: delete asks', resources, 'deleting asks first'],
  ["resources: 'No resources found'", resources, planned, 'Add your first resource'],

  ['projects: title and subtitle', projects, worked, 'Track your small projects and learning applications'],
  ["projects: 'Loading projects...'", projects, still, 'Loading projects...'],
  ['projects: Add Project', projects, worked, 'Add Project'],
  ['projects: four stat cards, goals as done of all', projects, worked, '5/5over all projects'],
  ['projects: stats follow a status', projects, worked, 'In Progress1'],
  ['projects: chart of statuses in their order', projectView, 'every status is in the chart, in its order'],
  ["projects: 'Progress Overview'", projects, arranged, 'Progress Overview'],
  ['projects: six filters', projects, arranged, 'All Projects'],
  ['projects: five orders', projects, arranged, 'Start Date'],
  ['projects: date added, newest first', projectView, 'the newest first, and the list given stays as it is'],
  ['projects: what a card shows', projects, worked, 'Spheres first'],
  ['projects: three goals with marks, then how many more', projects, worked, '+2 more goals'],
  ["projects: 'What I Learned', two, then how many more", projects, worked, 'What I LearnedVectorsSampling+1 more outcome'],
  ['projects: repository and demo in a new tab', projects, worked, '_blank'],
  ['projects: days started, completed and between', projects, worked, 'Duration0 days'],
  ['projects: status from the card', projects, 'a status shows at once; the last of several wins'],
  ['projects: a card leads to the goals', projects, worked, 'Manage goals of Ray tracer'],
  ['projects: goals are managed', projects, 'are added, ticked, reworded, moved and deleted'],
  ['projects: outcomes and challenges too', projects, 'have outcomes and challenges beside them'],
  ['projects: edit, keeping ticks', projects, 'a project is edited from the list alone, and keeps its ticks'],
  ['projects: delete asks', projects, 'deleting asks first and names what is lost'],
  ["projects: 'No projects found' and the first step", projects, worked, 'Add Your First Project'],

  ['assessments: title and New Assessment in a dialog', assessments, assessed, 'New Assessment'],
  ['assessments: four stat cards', assessments, assessed, 'Recent Assessments'],
  ['assessments: Confidence Distribution and by category', assessments, assessed, 'Confidence Distribution'],
  ['assessments: five filters', assessmentView, 'filter %s: %s', 'overdue'],
  ['assessments: four orders', assessmentView, 'sorted by %s: %s', 'category'],
  ['assessments: what a card shows', assessments, assessed, 'BlockersTime'],
  ["assessments: 'Unknown Skill', 'N/A'", assessmentView, 'a skill that is going has no name any more'],
  ["assessments: '(Overdue)' beside the next review", assessments, 'filters and orders find their assessments and outlive a reload'],
  ['assessments: a card leads to the history', assessments, assessed, 'History of Rust'],
  ['assessments: history of a skill', assessments, 'the history of a skill tells how it moved against the hours'],
  ['assessments: delete asks', assessments, 'deleting asks first, and the numbers follow'],
  ["assessments: 'No assessments found'", assessments, assessed],
];
