import type { Day } from '#shared/days/days.ts';
import { progressProblem } from '#shared/resources/progress.ts';
import { changeResource, type ResourceState } from '#shared/resources/rules.ts';
import { afterSession, pageBeforeSession } from '#shared/resources/sessions.ts';
import type { ReachedPage, TimerFacts } from '#shared/timer/facts.ts';
import { pageSessionOf } from '#shared/timer/logged.ts';
import { type Session, sessionsOf } from '#shared/timer/spans.ts';
import { invalid } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { clearingNulls } from '../../table/revision.ts';
import { countedChange, countStep } from '../../table/storage.ts';
import type { Step } from '../../table/transactions.ts';
import { hasNewerPage } from '../ledger/activities.ts';
import { resourceKeys } from '../resources/keys.ts';
import { parseResource, type StoredResource, sourceOf } from '../resources/store.ts';
import type { Logged } from './item.ts';
import { timerKey } from './keys.ts';

/**
 * The timers' transaction also changes their resources. A stop may send a page. The first session starts a resource
 * that was not started.
 */

/** A page that a stop has just sent. The page changes the resource, unless another session with a page is newer. */
export type SentPage = {
  readonly resource: string;
  /** The resource as it was read for the page before. */
  readonly item: Item;
  readonly page: number;
  readonly day: Day;
  readonly isOlder: boolean;
};

type Timers = readonly TimerFacts[];

/**
 * Finds the page before each sent page. `before` has the timers without the change. Returns the timers with these
 * pages, and the pages that were just sent. Throws `invalid` for a page that the resource doesn't have. A deleted
 * resource has no page, but its time is still logged.
 */
export const withPagesBefore = async (
  userId: string,
  before: Timers,
  timers: Timers,
): Promise<{ readonly timers: Timers; readonly sent: readonly SentPage[] }> => {
  const sent: SentPage[] = [];
  const known: TimerFacts[] = [];
  for (const timer of timers) {
    const { page } = timer;
    if (!page || page.value.before !== undefined) {
      known.push(timer);
      continue;
    }
    const session = sessionsOf(timers).find((one) => one.timer._id === timer._id);
    const found = session && !session.isDiscarded && (await findPage(userId, session, page.value));
    if (found) sent.push(found);
    const was = before.find(({ _id }) => _id === timer._id)?.page?.value;
    const value = { ...page.value, before: found ? pageBefore(found, was) : null };
    known.push({ ...timer, page: { ...page, value } });
  }
  return { timers: known, sent };
};

/** If a page is corrected, the page before it stays the one that was found at first. */
const pageBefore = (sent: SentPage, was: ReachedPage | undefined): number | null => {
  const before = pageBeforeSession(parseResource(sent.item), sent);
  return before !== null && was?.resource === sent.resource ? (was.before ?? before) : before;
};

const findPage = async (
  userId: string,
  session: Session,
  { resource, page }: ReachedPage,
): Promise<SentPage | undefined> => {
  const item = await readResource(userId, resource);
  if (!item) return undefined;
  const problem = progressProblem(parseResource(item), { page });
  if (problem) throw invalid(problem.field, problem);
  const { _id, date: day } = pageSessionOf(session);
  const isOlder = await hasNewerPage(userId, sourceOf(resource), _id);
  return { resource, item, page, day, isOlder };
};

const readResource = (userId: string, id: string): Promise<Item | undefined> =>
  getItem(resourceKeys.resource(userId, id), true);

/** Returns the steps that change resources: for pages that were sent, and for activities that are added. */
export const resourceSteps = async (
  userId: string,
  sent: readonly SentPage[],
  added: readonly Logged[],
  now: Date,
): Promise<readonly Step[]> => {
  const begun = added.filter(({ source, gone }) => source === 'resource' && !gone);
  const ids = [...sent.map(({ resource }) => resource), ...begun.map(({ sourceId }) => sourceId)];
  const changes = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      if (id === null) return [];
      const page = sent.findLast(({ resource }) => resource === id);
      const item = page?.item ?? (await readResource(userId, id));
      const [day] = begun.flatMap(({ sourceId, date }) => (sourceId === id ? date : [])).toSorted();
      const state = item && stateAfter(parseResource(item), page, day);
      if (!item || !state) return [];
      const changes = { ...clearingNulls({ ...state }), updatedAt: now.toISOString() };
      return [countedChange(resourceKeys.resource(userId, id), item, { changes })];
    }),
  );
  const bytes = changes.flat().reduce((sum, { added }) => sum + added, 0);
  return [
    ...changes.flat().map(({ step }) => step),
    ...(bytes === 0 ? [] : [countStep(timerKey(userId), bytes, false)]),
  ];
};

/**
 * Returns the resource's state after a session on a day, a page that was sent, or both. Undefined if the state stays.
 */
const stateAfter = (
  was: StoredResource,
  sent: SentPage | undefined,
  date: Day | undefined,
): ResourceState | undefined => {
  if (date !== undefined)
    return afterSession(was, { date, page: sent?.page, isOlder: sent?.isOlder ?? false });
  if (!sent || sent.isOlder) return undefined;
  return changeResource(was, { page: sent.page }, sent.day);
};
