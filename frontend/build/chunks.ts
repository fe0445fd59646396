/** A page; the dialogs, the search, the field that searches a list, the lines of a history and what an import keeps: each comes when first used. */
const lateParts =
  'DashboardScreen|workDatabase|charts/|overlay/(Overlays|donePopup)|SkillsField|sync/ChangesDialog|commands/(SearchBox|KeysDialog|commands|keys|match|useCommandList)';

/** What lists of items need, and the dashboard does not. */
const listParts =
  'cards/(Card|CardList|CardStats|ProgressBar|StatCard|ClampedText|ColorName|Stars|fitting|EditDelete|FilteredCards|ItemDetails|KeptFocus|ListBar|StatusSelect|TagList|useKeptPlace|whenNear)|page/(Fold|linkOf|listOf|useIsPrinting|useReturn|useUrlParam|useAskedToOpen|ExternalLink)|useAction|number';

/** What the dashboard and the habits page share. */
const todayParts =
  'features/(habits/(TodayStrip|DayTicks|TickGroup|YesterdayTicks|HabitTick|useTickAll|view|format|milestone|amountWords)|skills/(LogMinutes|useLog|format))|shared/(resources/targets|analytics/agenda)';

/** What only the forms behind the guard need. */
const formParts =
  'useDraftForm|useDraftText|useItemForm|askToDiscard|useAskBeforeLeaving|formValues|ItemFormPage|ColorField|DurationField|duration|NumberField|MoreOptions|UrlField|webAddress|skillOptions|schemaErrors';

/** Shared by pages of which the first ones to be opened need none of it. */
const lateCrumbs =
  'features/habits/(NoteField|Amount|useSetAmount|RestDialog|useSetPause)|ui/charts/(DayGrid|dayWeeks|Lines|lines)';
/** What the login needs, and so does each page behind it. */
const everywhere =
  'frontend/src/(data/ApiError|ui/(feedback/Banner|late/usePreload))\\.|@mantine/core/esm/components/ActionIcon/';

/** What every form needs, also that of the login. */
const formEngine =
  'frontend/src/(forms/(Form|useForm|AccountFields)|features/auth/AuthPage)\\.|@mantine/form/|@mantine/core/esm/components/PasswordInput/';

/** What every field needs, also the choices above a list. */
const inputParts =
  '@mantine/(core/esm/(components/Input(Base)?/|core/styles-api/use-resolved-styles-api)|hooks/esm/use-uncontrolled/)';

/** Small parts of several pages. What only dialogs, panels or a few forms need stays out. */
const crumbs = [
  `frontend/src/(?!forms/(SkillsField|${formParts})|${lateCrumbs})`,
  '/shared/(?!habits/pauseWords)',
  '@mantine/hooks/(?!esm/use-(focus-|long-press))',
  '@mantine/core/esm/(core|utils/(?!Floating))',
  '@mantine/core/esm/components/(NativeSelect|SegmentedControl|FloatingIndicator|ScrollArea/utils)/',
  '@mantine/core/styles/(SegmentedControl|FloatingIndicator)\\.',
  '@tabler/icons-react/dist/esm/icons/',
];

/**
 * Few requests and no script that a page does not need: `app` is what every first visit loads, `input` what every field
 * does, `form` every form, `signed-in` what the pages behind the guard share, `today` what those with today's habits do,
 * `forms` what those with a form do, `shared` the crumbs of some of them; the rest follows its page.
 */
export const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'signed-in',
    test: new RegExp(
      `frontend/src/(app|data|forms|ui)/(?!${lateParts}|${formParts}|${listParts})|/shared/(core/(categories|errors|fields|ids|pages|route|routeErrors|model|storage)|(?!export|tokens)[a-z]+/(model|routes|tags))\\.ts|node_modules/(zod|swr)/`,
    ),
    priority: 1,
  },
  { name: 'base', test: new RegExp(everywhere), priority: 2 },
  { name: 'input', test: new RegExp(inputParts), priority: 3 },
  { name: 'form', test: new RegExp(formEngine), priority: 2 },
  { name: 'today', test: new RegExp(todayParts), priority: 1 },
  { name: 'forms', test: new RegExp(`frontend/src/forms/(${formParts})`), priority: 1 },
  {
    name: 'shared',
    test: new RegExp(crumbs.join('|')),
    minShareCount: 2,
    maxModuleSize: 8_000,
  },
];

const groups = new Set<string>(chunks.map(({ name }) => name));

/**
 * Chromium compiles a script with this line while it loads, beside the main thread, instead of each function when it is
 * first called (https://v8.dev/blog/explicit-compile-hints): a tenth less for a processor to do before a first page is
 * there. To others it is a comment. Only for what first pages share: most of it runs at once.
 */
export const compiledOnLoad = ({ name, isEntry }: { name: string; isEntry: boolean }): string =>
  isEntry || groups.has(name) ? '//# allFunctionsCalledOnLoad' : '';
