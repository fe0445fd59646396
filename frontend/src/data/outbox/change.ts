import type { DayStart } from '#shared/core/daySettings.ts';
import type { Day } from '#shared/core/days.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import type { AnyRequest } from '../client/request.ts';

/** The result that a popup names once the server has the change. It is stored with the change, so it is English. */
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

/** A change that a person made, as data: it survives reloads, crashes and new versions of the app. */
export type Change = {
  /** A ULID: changes sort in the order in which they were made. */
  readonly id: string;
  /** The key of the change's route, which identifies the mutation. */
  readonly route: string;
  readonly request: AnyRequest;
  /** Data for the mutation's edit that the request does not contain. */
  readonly about?: unknown;
  /** The description for the person: 'Read 10 pages, 20 November: done'. */
  readonly label: string;
  /** Shown if a refusal has no message. */
  readonly failure: string;
  readonly success?: Success | undefined;
  /** The form that made the change, for when the server refuses it. */
  readonly draft?: FormDraft;
  /** The person's day, time zone and start of the day when they made the change. The server gets all three. */
  readonly day: Day;
  readonly timeZone: string;
  readonly dayStartsAt: DayStart;
  /** The instant at which the change was made. */
  readonly madeAt: string;
  /**
   * The change can still be undone until this instant (ms since 1970), at which it is sent. A release sends it sooner.
   */
  readonly heldUntil?: number;
  /** The server has failed with the change more than once. The change is sent again. */
  readonly isFailing?: boolean;
  /** Why the server refused the change. The person retries or discards such a change. */
  readonly refusal?: string;
};

/** Whether a change can still be undone. */
export const isHeld = ({ heldUntil }: Change): boolean => heldUntil !== undefined;

/** The thing and the fields that a change sets. Each creation has an id of its own, so no two are alike. */
export const aimOf = ({ route, request: { params, body } }: Change): string => {
  const set = route.startsWith('POST ') ? body : Object.keys(body ?? {}).sort();
  return JSON.stringify([route, params, set]);
};

/** A change of a route. */
export type ChangeOf<R extends Route, About = unknown> = Omit<Change, 'request' | 'about'> & {
  readonly request: RequestOf<R>;
  readonly about: About;
};
