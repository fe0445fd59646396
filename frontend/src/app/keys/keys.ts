import { catalogue, i18n } from '#shared/language/i18n.ts';
import { isRightToLeft } from '#shared/language/languages.ts';
import { paths } from '../../paths.ts';
import { canonicalListPath } from '../../ui/page/canonicalListPath.ts';
import { navLinks } from '../navLinks.ts';

export type Keys = {
  readonly title: string;
  /** Keys and what they do. The keys of an entry are alternatives, or each has its own action. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
};

const everywhere = (): Keys => ({
  title: i18n.t('Everywhere'),
  keys: [
    [[i18n.t('Ctrl K'), i18n.t('Cmd K'), '/'], i18n.t('Find or do anything')],
    [[i18n.t('Ctrl Z'), i18n.t('Cmd Z'), 'u'], i18n.t('Undo the last change, while offered')],
    [['t'], i18n.t('Start the timer, or search for timer commands')],
    [['?'], i18n.t('Show these shortcuts')],
    [[i18n.t('Esc')], i18n.t('Close the open dialog or menu')],
  ],
});

/** The arrow keys for the previous and the next day, in reading direction. */
const backAndOn = () => (isRightToLeft(catalogue.locale) ? ['→', '←'] : ['←', '→']);

const calendar = (): Keys => ({
  title: i18n.t('Habit calendar'),
  keys: [
    [backAndOn(), i18n.t('Previous day, next day')],
    [['↑', '↓'], i18n.t('Previous week, next week')],
    [[i18n.t('Home'), i18n.t('End')], i18n.t('First and last day of the week')],
    [[i18n.t('Page Up'), i18n.t('Page Down')], i18n.t('Previous month, next month')],
    [[i18n.t('Enter')], i18n.t('Open the day')],
  ],
});

const heatmap = (): Keys => ({
  title: i18n.t('Activity heatmap'),
  keys: [
    [['↑', '↓'], i18n.t('Previous day, next day')],
    [['←', '→'], i18n.t('Previous week, next week')],
    [[i18n.t('Page Up'), i18n.t('Page Down')], i18n.t('Four weeks back, four weeks forward')],
    [[i18n.t('Home'), i18n.t('End')], i18n.t('First and last day shown')],
  ],
});

const list = (): Keys => ({
  title: i18n.t('List'),
  keys: [
    [['j', 'k'], i18n.t('Next item, previous item')],
    [['x'], i18n.t('Tick it, or press its first button')],
    [['e'], i18n.t('Edit, or open in a compact list')],
  ],
});

const pages = (): Keys => ({
  title: i18n.t('Go to'),
  keys: navLinks.map(({ key, label, name = label }) => [[`g ${key}`], name()] as const),
});

const takeaways = (): Keys => ({
  title: i18n.t('Takeaways'),
  keys: [
    [[i18n.t('Space')], i18n.t('Show the back')],
    [['1', '2', '3', '4'], i18n.t('Again, Hard, Good, Easy')],
    [['z'], i18n.t('Take back the last answer')],
    [['e'], i18n.t('Edit this takeaway')],
    [[i18n.t('Esc')], i18n.t('Leave')],
  ],
});

const pagesWithList: readonly string[] = [
  paths.dashboard,
  paths.habits,
  paths.skills,
  paths.learningPlanner,
  paths.miniProjects,
  paths.selfAssessment,
  paths.allTakeaways,
];

const goals = (): Keys => ({
  title: i18n.t('Goals'),
  keys: [[['↑', '↓'], i18n.t('Move the goal with the focused handle')]],
});

const form = (): Keys => ({
  title: i18n.t('Form'),
  keys: [[[i18n.t('Enter')], i18n.t('Save, in a one-line field')]],
});

/** The keys of a page. Keys that work on every page come last. */
export const keysOf = (pathname: string): readonly Keys[] => {
  const page = canonicalListPath(pathname);
  const isResource = /^\/learning\/(?!add$)[^/]+$/.test(page);
  const hasGoals = /^\/projects\/(?!add$|edit\/)[^/]+(\/goals)?$/.test(page);
  const own: readonly Keys[] = [
    ...(pagesWithList.includes(page) || hasGoals || isResource ? [list()] : []),
    ...(page === paths.habits ? [calendar()] : []),
    ...(page === paths.takeaways ? [takeaways()] : []),
    ...(page === paths.activityTracker ? [heatmap()] : []),
    ...(hasGoals ? [goals()] : []),
    ...(/\/(add|new|edit\/[^/]+)$/.test(page) ? [form()] : []),
  ];
  return [...own, everywhere(), pages()];
};
