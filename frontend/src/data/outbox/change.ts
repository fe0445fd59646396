import type { RequestOf, Route } from '#shared/calls/route.ts';
import type { DayStart } from '#shared/days/daySettings.ts';
import type { Day } from '#shared/days/days.ts';
import type { AnyRequest } from '../client/request.ts';

/** The popup's text once the server has saved the change. It is stored in English and translated when shown. */
export type Success = 'Created!' | 'Updated!' | 'Deleted!' | 'Undone!';

/** The values of a form, and the way back to it. */
export type FormDraft = {
  /** The path of the page with the form. */
  readonly path: string;
  /** The router's state of that page, such as the edited item. */
  readonly state: unknown;
  /** The form's name and version, see DraftKey. */
  readonly form: string;
  readonly version?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
};

/** A person's change, stored as data. It survives reloads, crashes and new versions of the app. */
export type Change = {
  /** A ULID, so changes sort in the order in which they were made. */
  readonly id: string;
  /** The key of the change's route, which identifies the mutation. */
  readonly route: string;
  readonly request: AnyRequest;
  /** Values that the mutation's edit needs, but the request does not contain. */
  readonly about?: unknown;
  /** Describes the change to the person: 'Read 10 pages, 20 November: done'. */
  readonly label: string;
  /** Shown if the server's refusal has no message. */
  readonly failure: string;
  readonly success?: Success | undefined;
  /** The form that made the change. The person returns to it if the server refuses the change. */
  readonly draft?: FormDraft;
  /** The person's day, time zone and start of the day when they made the change. All three are sent to the server. */
  readonly day: Day;
  readonly timeZone: string;
  readonly dayStartsAt: DayStart;
  readonly madeAt: string;
  /** The change can be undone until this time (ms since 1970). Then it is sent. It can also be released sooner. */
  readonly heldUntil?: number;
  /** Whether the server has failed more than once to save the change. It is sent again. */
  readonly isFailing?: boolean;
  /** Why the server refused the change. The person can retry or discard it. */
  readonly refusal?: string;
};

/** Whether a change waits before it is sent, so that it can be undone. */
export const isHeld = ({ heldUntil }: Change): boolean => heldUntil !== undefined;

/**
 * Identifies what a change sets, by its route, its item and the names of its fields. For a POST, the values count too.
 * Ticks of two days are then different, and so are two creations, because each new item has its own id.
 */
export const aimOf = ({ route, request: { params, body } }: Change): string => {
  const set = route.startsWith('POST ') ? body : Object.keys(body ?? {}).sort();
  return JSON.stringify([route, params, set]);
};

export type ChangeOf<R extends Route, About = unknown> = Omit<Change, 'request' | 'about'> & {
  readonly request: RequestOf<R>;
  readonly about: About;
};
