import { areas } from '#shared/areas.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { noteName } from '#shared/notes/rules.ts';
import { users } from '#shared/users/routes.ts';
import {
  ApiError,
  isMissing,
  isTemporary,
  needsSession,
} from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import type { AnyRequest } from '../../../../data/client/request.ts';
import { freshId } from '../ulids.ts';
import type { Progress, Refusal, Step } from './importJob.ts';

const routes = new Map(
  Object.values(contract)
    .flatMap((resource) => Object.values<Route>(resource))
    .map((route) => [routeKey(route), route]),
);

type Item = {
  readonly _id: string;
  readonly name?: string;
  readonly title?: string;
  /** Only activities and notes have this. */
  readonly date?: string;
  readonly assessmentDate?: string;
  /** Null if an activity counts for no skill. */
  readonly skill?: string | { readonly _id: string } | null;
  readonly relatedSkills?: readonly (string | { readonly _id: string })[];
  /** Only notes have this. */
  readonly text?: string;
  /** Only takeaways have this. */
  readonly front?: string;
  readonly about?: { readonly id: string } | null;
  /** The note of a takeaway. */
  readonly note?: string | null;
};

type Results = { readonly results: readonly { readonly _id: string; readonly outcome: string }[] };

export const changedId = () => i18n.t('Another item already uses this ID.');
export const withoutSkill = () => i18n.t('Its skill could not be imported.');
export const withoutOwner = () => i18n.t('What it is about could not be imported.');

/** Whether the server would refuse the same request again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isTemporary(error) && !needsSession(error);

/**
 * Sends a step of an import, and returns the progress. If the server refuses a record, that record and all records that
 * belong to it are noted as refused. All others are sent, until a limit is reached. From then on, the rest of a batch
 * is refused without being sent.
 * @throws ApiError if a retry may succeed
 */
export const sendStep = async (
  call: CallWith,
  importId: string,
  step: Step,
  before: Progress,
): Promise<Progress> => {
  const route = routes.get(step.route);
  const request = renamed(step.request, before.renamed);
  const [name, items] = listOf(request);
  if (!route || isRefused(request.params?.id, before)) return before;
  // The days away are one record, and so are the days of a habit in a year.
  if (!name || route === users.setAway || route === habitImports.setYear)
    return sendOne(call, route, { ...step, request }, before);

  let progress = before;
  const refuse = (refused: readonly Item[], why: string) => {
    progress = {
      ...progress,
      refused: [...progress.refused, ...refused.map((item) => ({ name: nameOf(item), why }))],
      refusedIds: [...progress.refusedIds, ...refused.map(({ _id }) => _id)],
    };
  };
  const send = async (some: readonly Item[]): Promise<readonly Item[]> => {
    if (some.length === 0) return [];
    const body = { ...(request.body as object), [name]: some };
    const { results } = ((await call(route, { ...request, body })) as { data: Results }).data;
    const conflicts = new Set(
      results.filter(({ outcome }) => outcome === 'conflict').map(({ _id }) => _id),
    );
    return some.filter(({ _id }) => conflicts.has(_id));
  };
  const sendEach = async (some: readonly Item[]): Promise<void> => {
    try {
      const conflicts = await send(some);
      const ids = conflicts.map(({ _id }) => [_id, freshId(importId, _id)] as const);
      const copies = conflicts.map((item) => ({ ...item, _id: freshId(importId, item._id) }));
      const refused = await send(copies);
      progress = { ...progress, renamed: { ...progress.renamed, ...Object.fromEntries(ids) } };
      refuse(refused, changedId());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (some.length <= 1) return refuse(some, error.message);
      const half = Math.ceil(some.length / 2);
      const refusals = progress.refused.length;
      await sendEach(some.slice(0, half));
      // After a limit is reached, none of the following records fit.
      const isFull = error.body?.code === 'limit' && progress.refused.length > refusals;
      if (isFull) refuse(some.slice(half), error.message);
      else await sendEach(some.slice(half));
    }
  };

  const isOrphan = (item: Item): boolean => isRefused(parentOf(item), progress);
  const { orphans = [], wanted = [] } = Object.groupBy(items, (item) =>
    isOrphan(item) ? 'orphans' : 'wanted',
  );
  for (const orphan of orphans)
    refuse([orphan], orphan.text === undefined ? withoutSkill() : withoutOwner());
  await sendEach(wanted.map((item) => withoutRefused(item, progress)));
  return progress;
};

/** Sends a step of an undo. It ignores records that no longer exist. */
export const sendUndo = async (call: CallWith, step: Step, progress: Progress): Promise<void> => {
  const route = routes.get(step.route);
  if (!route) return;
  try {
    await call(route, renamed(step.request, progress.renamed));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

const sendOne = async (
  call: CallWith,
  route: Route,
  { request, name = '' }: Step,
  before: Progress,
): Promise<Progress> => {
  try {
    await call(route, request);
    return before;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refusal: Refusal = { name, why: error.message };
    return {
      ...before,
      refused: [...before.refused, refusal],
      refusedSteps: [...before.refusedSteps, before.done],
    };
  }
};

const idFields = new Set(['_id', 'id', 'ids', 'skill', 'sourceId', 'relatedSkills']);
/** The note of a takeaway is an id, but the note of a day is a text. */
const idFieldsOfCards = new Set([...idFields, 'note']);

/** Replaces ids in a request. A text that happens to equal an id stays unchanged. */
export const renamed = (request: AnyRequest, ids: Progress['renamed']): AnyRequest => {
  const replaced = (value: unknown, isId: boolean, fields = idFields): unknown => {
    if (typeof value === 'string') return (isId && ids[value]) || value;
    if (Array.isArray(value)) return value.map((one) => replaced(one, isId, fields));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const own = name === 'cards' ? idFieldsOfCards : fields;
        return [name, replaced(inner, fields.has(name), own)];
      }),
    );
  };
  return replaced(request, false) as AnyRequest;
};

const listOf = ({
  body,
}: AnyRequest): readonly [name: string | undefined, items: readonly Item[]] => {
  const [name, items] = Object.entries(body ?? {}).find(([name]) => importedLists.has(name)) ?? [];
  return [name, (items ?? []) as readonly Item[]];
};

const importedLists = new Set(Object.values(areas).flatMap(({ lists }) => Object.keys(lists)));

const idOf = (of: Item['skill']): string | undefined => (typeof of === 'string' ? of : of?._id);

const isRefused = (id: unknown, { refusedIds }: Progress): boolean =>
  typeof id === 'string' && refusedIds.includes(id);

/** The id of the record that this record needs: the skill of an activity or assessment, or what a note is about. */
const parentOf = ({ skill, text, about }: Item): string | undefined =>
  text === undefined ? idOf(skill) : about?.id;

const withoutRefused = (item: Item, progress: Progress): Item => ({
  ...item,
  ...(item.relatedSkills && {
    relatedSkills: item.relatedSkills.filter((tag) => !isRefused(idOf(tag), progress)),
  }),
  ...(isRefused(item.about?.id, progress) && { about: null }),
  ...(isRefused(item.note, progress) && { note: null }),
});

/** Names a record in messages. An export may have records with an empty name, so the id is the last resort. */
const nameOf = ({ _id, name, title, date, assessmentDate, text, front }: Item): string => {
  const ownText = text ?? front;
  if (ownText !== undefined) return noteName({ text: ownText }) || _id;
  if (date) return i18n.t('Activity on {date}', { date: formatDate(date) });
  if (assessmentDate) return i18n.t('Assessment on {date}', { date: formatDate(assessmentDate) });
  return name?.trim() || title?.trim() || _id;
};
