import type { TablerIcon } from '@tabler/icons-react';
import type { Area } from '#shared/areas.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import type { LoggedType } from '#shared/skills/model.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import type { AnyRequest, DataOf } from './data/client/request.ts';

/** A place of the navigation. */
export type NavLink = {
  readonly label: () => string;
  /** The whole name, where the label is short: 'Learning Planner'. */
  readonly name?: () => string;
  readonly to: string;
  /** The letter that opens it behind g. */
  readonly key: string;
  readonly icon: TablerIcon;
  /** The first part of the paths of the area's other pages. */
  readonly also?: readonly string[];
  /** Whether a phone shows it under More. */
  readonly isInMore?: boolean;
  /** Other words by which the search finds it. */
  readonly keywords: () => string;
};

/** An item for which a timer can run. */
export type TimedItem = {
  readonly _id: string;
  readonly name: string;
  /** Where it is shown, and the router's state for that page. */
  readonly path: string;
  readonly state?: object;
  /** If it is not a skill itself: the skills for which its time may count, and the type of its activities. */
  readonly relatedSkills?: readonly SkillTag[];
  readonly type?: LoggedType;
  /** Its running timer may continue, but no new one starts for it. */
  readonly isOver?: boolean;
};

type Declared<R extends Route> = {
  readonly name: Area;
  readonly nav: NavLink;
  /** The command and the page that add an item. */
  readonly add: { readonly name: () => string; readonly path: string };
  /** The request for everything in the area. */
  readonly list: { readonly route: R; readonly request: RequestOf<R> };
  /** Describes the size of the list: '2 habits with 340 days'. Undefined if it is empty. */
  readonly holding: (data: DataOf<R>) => string | undefined;
  /** The items for which a timer can be started. The search and the timer then offer the area. */
  readonly timed?: (data: DataOf<R>) => readonly TimedItem[];
};

/** An area, without its own types. */
export type ScreenArea = Omit<Declared<Route>, 'list' | 'holding' | 'timed'> & {
  readonly list: { readonly route: Route; readonly request: AnyRequest };
  readonly holding: (data: unknown) => string | undefined;
  readonly timed?: (data: unknown) => readonly TimedItem[];
};

/** Declares an area. `areas.ts` lists them. */
export const defineArea = <R extends Route>(area: Declared<R>): ScreenArea =>
  area as unknown as ScreenArea;
