import type { TablerIcon } from '@tabler/icons-react';
import { addDays, type Calendar, type Day } from '#shared/core/days.ts';
import type { Route } from '#shared/core/route.ts';
import type { DataOf } from './data/client/request.ts';

/** What is searched: by its name first, then by what else is said of it. */
export type Searched = {
  readonly name: string;
  /** Description, tags, other words for it. */
  readonly about?: string;
};

/** Something to find or to do. */
export type Command = Searched & {
  readonly id: string;
  /** What it is, beside the name: 'Skill'. */
  readonly kind: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
  /** It opens nothing: the focus goes back to where it was. */
  readonly staysHere?: boolean;
};

type LineActionKind =
  | { readonly kind: 'done' | 'skip' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  /** A number without a unit, or with one of an item's own: 'water 6', 'water +2'. */
  | { readonly kind: 'amount'; readonly amount: number; readonly isMore: boolean }
  | { readonly kind: 'percent'; readonly percent: number };

/** What a line such as 'log spanish 45m' asks for, beside the name of the item: see app/commands/readLine.ts. */
export type LineAction = LineActionKind & {
  /** Else today is meant. */
  readonly isYesterday?: boolean;
};

/** The day that is meant, which is today or yesterday. */
export const dayOfAction = (
  { isYesterday }: Pick<LineAction, 'isYesterday'>,
  { today }: Calendar,
): { readonly day: Day; readonly isToday: boolean } =>
  isYesterday ? { day: addDays(today, -1), isToday: false } : { day: today, isToday: true };

/** A command that does what a line asks with one item. */
export type ItemCommand = Command & {
  /** The item's name. */
  readonly item: string;
  /** What may be typed besides the name: 'glasses'. */
  readonly unit?: string | null;
};

export type CommandGroup = { readonly label: string; readonly commands: readonly Command[] };

export type CommandContext = {
  readonly calendar: Calendar;
  /** Opens a page; with the card of an item in view. */
  readonly open: (path: string, item?: string) => void;
};

type Declared<R extends Route, Actions> = {
  /** The list that the commands are made of. */
  readonly route: R;
  /** What commands do besides opening a page; the same object until it does something else. */
  readonly useActions?: () => Actions;
  /** A command for each item, which opens it. */
  readonly find: (data: DataOf<R>, context: CommandContext) => readonly Command[];
  /** What can be done with the items. */
  readonly act?: (data: DataOf<R>, context: CommandContext & Actions) => readonly Command[];
  /** For what a typed line asks: a command for each item with which it can be done. */
  readonly fromLine?: (
    data: DataOf<R>,
    action: LineAction,
    context: CommandContext & Actions,
  ) => readonly ItemCommand[];
  /** What is likely meant before anything is typed. */
  readonly offered?: (data: DataOf<R>, context: CommandContext & Actions) => CommandGroup;
};

export type AreaCommands = Declared<Route, unknown>;

/** Declares the commands of an area, in its `commands.ts`. */
export const defineCommands = <R extends Route, Actions = unknown>(
  commands: Declared<R, Actions>,
): AreaCommands => commands as unknown as AreaCommands;

/** How many commands a group offers. */
export const offeredAtMost = 3;
