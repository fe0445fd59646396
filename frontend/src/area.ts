import type { TablerIcon } from '@tabler/icons-react';
import type { Area } from '#shared/areas.ts';
import type { RequestOf, Route } from '#shared/calls/route.ts';
import type { LoggedType } from '#shared/skills/model.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import type { AnyRequest, DataOf } from './data/client/request.ts';

export type NavLink = {
  readonly label: () => string;
  /** The full name, if the label is short: 'Learning Planner'. */
  readonly name?: () => string;
  readonly to: string;
  /** The letter of the shortcut: g and this letter open the page. */
  readonly key: string;
  readonly icon: TablerIcon;
  /** The area's other pages have paths that start with one of these. */
  readonly otherPaths?: readonly string[];
  /**
   * Where the bar has no room for the link: on phones only, or on tablets too. A phone shows it under More, a tablet in
   * the profile's menu.
   */
  readonly inMore?: 'phone' | 'tablet';
  /** Other words by which the search finds the page. */
  readonly keywords: () => string;
};

export type TimedItem = {
  readonly _id: string;
  readonly name: string;
  readonly path: string;
  /** The skills that the item's time may count for. Missing if the item is a skill itself. */
  readonly relatedSkills?: readonly SkillTag[];
  /** The type of the activities that are logged for the item. Missing for a skill. */
  readonly type?: LoggedType;
  /** Only for a resource with pages that is not completed. When its timer stops, the app asks for the page. */
  readonly place?: { readonly page: number; readonly pages: number } | undefined;
  /** A running timer may continue, but no new timer can start for the item. */
  readonly isOver?: boolean;
};

type Declared<R extends Route> = {
  readonly name: Area;
  readonly nav: NavLink;
  /** The command and the page that add an item. */
  readonly add: { readonly name: () => string; readonly path: string };
  readonly list: { readonly route: R; readonly request: RequestOf<R> };
  /** Describes the size of the list: '2 habits with 340 days'. Undefined if the list is empty. */
  readonly countText: (data: DataOf<R>) => string | undefined;
  /** The items for which a timer can start. With this field, the search and the timer offer the area. */
  readonly timerTargets?: (data: DataOf<R>) => readonly TimedItem[];
};

/** An area without its specific types, so that all areas fit in one list. */
export type ScreenArea = Omit<Declared<Route>, 'list' | 'countText' | 'timerTargets'> & {
  readonly list: { readonly route: Route; readonly request: AnyRequest };
  readonly countText: (data: unknown) => string | undefined;
  readonly timerTargets?: (data: unknown) => readonly TimedItem[];
};

/** Declares an area. `areas.ts` lists all areas. */
export const defineArea = <R extends Route>(area: Declared<R>): ScreenArea =>
  area as unknown as ScreenArea;
