import type { TablerIcon } from '@tabler/icons-react';
import type { Area } from '#shared/areas.ts';
import type { Day } from '#shared/core/days.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import type { LoggedType } from '#shared/skills/model.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import type { AnyRequest, DataOf } from './data/client/request.ts';
import type { ChangeOf } from './data/outbox/change.ts';
import type { DayTimeChange } from './data/outbox/dayTime.ts';
import type { On, Peek } from './data/outbox/mutation.ts';

/** A place of the navigation. */
export type NavLink = {
  readonly label: () => string;
  /** The whole name, where the label is short: 'Learning Planner'. */
  readonly name?: () => string;
  readonly to: string;
  /** The letter that opens it behind g. */
  readonly key: string;
  readonly icon: TablerIcon;
  /** Where the paths of the area's other pages start. */
  readonly also?: readonly string[];
  /** On a phone it is under More. */
  readonly isInMore?: boolean;
  /** Other words for what is there, by which the search finds it. */
  readonly keywords: () => string;
};

/** Something whose time the timer can take. */
export type TimedItem = {
  readonly _id: string;
  readonly name: string;
  /** Where it is shown, and the router's state for that page. */
  readonly path: string;
  readonly state?: object;
  /** For which its time may count, where it is no skill itself, and the type of its activities. */
  readonly relatedSkills?: readonly SkillTag[];
  readonly type?: LoggedType;
  /** Its timer may go on, but no other one starts for it. */
  readonly isOver?: boolean;
};

/** Time that the timer logged for an item. */
export type TimeOfItem = {
  readonly sourceId: string | null;
  readonly date: Day;
  readonly minutes: number;
};

/** How items keep the timer's time themselves, in amounts of their days, instead of activities. */
export type KeepsTime = {
  /** What logged time changes of the time of a day; undefined if the item is not known here or keeps no time. */
  readonly changeOf: (time: TimeOfItem, peek: Peek) => DayTimeChange | undefined;
  /** What it does to the cached items. */
  readonly effects: <R extends Route, About>(
    on: On<R, About>,
    timesOf: (change: ChangeOf<R, About>) => readonly TimeOfItem[],
  ) => readonly ReturnType<On<R, About>>[];
};

type Declared<R extends Route> = {
  readonly name: Area;
  readonly nav: NavLink;
  /** The command that adds an item, and the page that does. */
  readonly add: { readonly name: () => string; readonly path: string };
  /** The request for everything in the area. */
  readonly list: { readonly route: R; readonly request: RequestOf<R> };
  /** How much the list holds: '2 habits with 340 days'; undefined where it is empty. */
  readonly holding: (data: DataOf<R>) => string | undefined;
  /** The items for which a timer can be started, if there are such: with it the area has them in search and timer. */
  readonly timed?: (data: DataOf<R>) => readonly TimedItem[];
  readonly keepsTime?: KeepsTime;
};

/** An area as the screens know it. */
export type ScreenArea = Omit<Declared<Route>, 'list' | 'holding' | 'timed'> & {
  readonly list: { readonly route: Route; readonly request: AnyRequest };
  readonly holding: (data: unknown) => string | undefined;
  readonly timed?: (data: unknown) => readonly TimedItem[];
};

/** Declares an area for the screens; `areas.ts` has the list of them. */
export const defineArea = <R extends Route>(area: Declared<R>): ScreenArea =>
  area as unknown as ScreenArea;
