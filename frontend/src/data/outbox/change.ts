import type { DayStart } from '#shared/core/daySettings.ts';
import type { Day } from '#shared/core/days.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import type { AnyRequest } from '../client/request.ts';

/** How a change went that a popup mentions once the server has it; stored with the change, so in one language. */
export type Success = 'Created!' | 'Updated!' | 'Deleted!' | 'Undone!';

/** What was typed in a form, and the way back to it. */
export type FormDraft = {
  /** Of the page with the form. */
  readonly path: string;
  /** The router's state there, such as the item that is edited. */
  readonly state: unknown;
  /** The form's name and version, see DraftKey. */
  readonly form: string;
  readonly version?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
};

/** A change that a person made, as data: it survives reloads, crashes and new versions of the app. */
export type Change = {
  /** A ULID: changes sort in the order in which they were made. */
  readonly id: string;
  /** The key of its route, by which its mutation is found again. */
  readonly route: string;
  readonly request: AnyRequest;
  /** What its effects need to know and the request does not say. */
  readonly about?: unknown;
  /** What it is, for the person: 'Read 10 pages, 20 November: done'. */
  readonly label: string;
  /** What is said where a refusal has no message of its own. */
  readonly failure: string;
  readonly success?: Success | undefined;
  /** The form it was typed in, for when the server refuses it. */
  readonly draft?: FormDraft;
  /** The person's day, time zone and start of the day when it was made; the server gets all three. */
  readonly day: Day;
  readonly timeZone: string;
  readonly dayStartsAt: DayStart;
  /** The instant when it was made. */
  readonly madeAt: string;
  /** It can still be undone: it is sent at this instant (ms since 1970), or sooner when it is released. */
  readonly heldUntil?: number;
  /** The server has failed with it more than once; it is sent again. */
  readonly isFailing?: boolean;
  /** Why the server refused it; such a change waits for the person to retry or discard it. */
  readonly refusal?: string;
};

/** It can still be undone. */
export const isHeld = ({ heldUntil }: Change): boolean => heldUntil !== undefined;

/**
 * What a change attempts: what it sets, of which thing. A creation contains an id of its own, so it is like no other.
 */
export const aimOf = ({ route, request: { params, body } }: Change): string => {
  const set = route.startsWith('POST ') ? body : Object.keys(body ?? {}).sort();
  return JSON.stringify([route, params, set]);
};

/** A change of a route. */
export type ChangeOf<R extends Route, About = unknown> = Omit<Change, 'request' | 'about'> & {
  readonly request: RequestOf<R>;
  readonly about: About;
};
