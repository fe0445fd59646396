import type { TablerIcon } from '@tabler/icons-react';
import type { Route } from '#shared/calls/route.ts';
import { addDays, type Calendar, type Day } from '#shared/days/days.ts';
import type { DataOf } from './data/client/request.ts';

/** The searched texts. A match in the name ranks higher than one in `searchText`. */
export type Searched = {
  readonly name: string;
  /** For example the description, tags, or other words for the item. */
  readonly searchText?: string;
};

/** Something to find or do in the search. */
export type Command = Searched & {
  readonly id: string;
  /** The kind of thing, shown next to the name: 'Skill'. */
  readonly kind: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
  /** Whether the command opens nothing. The focus then returns to where it was. */
  readonly staysHere?: boolean;
};

type LineActionKind =
  | { readonly kind: 'done' | 'skip' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  /** A number without a unit, or with the unit of an item: 'water 6', 'water +2'. */
  | {
      readonly kind: 'amount';
      readonly amount: number;
      readonly isMore: boolean;
      /** Whether the line begins with 'log', 'did' or 'set'. */
      readonly hasVerb?: boolean;
    }
  | { readonly kind: 'percent'; readonly percent: number }
  /** 'note rust: Lifetimes are scopes' */
  | { readonly kind: 'note'; readonly text: string }
  /** 'card rust: borrow = reference' */
  | { readonly kind: 'card'; readonly front: string; readonly back: string };

/** The action in a line such as 'log spanish 45m', without the item's name. See app/commands/readLine.ts. */
export type LineAction = LineActionKind & {
  /** Missing if the action is for today. */
  readonly isYesterday?: boolean;
};

/** The day of the action: today or yesterday. */
export const dayOfAction = (
  { isYesterday }: Pick<LineAction, 'isYesterday'>,
  { today }: Calendar,
): { readonly day: Day; readonly isToday: boolean } =>
  isYesterday ? { day: addDays(today, -1), isToday: false } : { day: today, isToday: true };

/** A command that applies an action to one item. */
export type ItemCommand = Command & {
  readonly item: string;
  /** Words that may be typed in addition to the name: 'glasses'. */
  readonly unit?: string | null;
  /** Whether the line may also be a plain search. The command is left out if a found name contains all its words. */
  readonly isGuess?: boolean;
};

export type CommandGroup = { readonly label: string; readonly commands: readonly Command[] };

export type CommandContext = {
  readonly calendar: Calendar;
  /** Opens a page. With an item, it also scrolls to the item's card. */
  readonly open: (path: string, item?: string) => void;
};

type Declared<R extends Route, Actions> = {
  /** The list from which the commands are made. */
  readonly route: R;
  /** The other actions that the commands need. The object stays the same until one of them changes. */
  readonly useActions?: () => Actions;
  /** Commands that open an item of the list, or something else of the area, such as a goal of a project. */
  readonly find: (data: DataOf<R>, context: CommandContext) => readonly Command[];
  readonly act?: (data: DataOf<R>, context: CommandContext & Actions) => readonly Command[];
  /** The commands for a typed line: one for each item to which the action applies. */
  readonly fromLine?: (
    data: DataOf<R>,
    action: LineAction,
    context: CommandContext & Actions,
  ) => readonly ItemCommand[];
  /** Like `fromLine`, for lines that need nothing from the area's own list. They work even if that list is missing. */
  readonly fromLineAlone?: (
    action: LineAction,
    context: CommandContext & Actions,
  ) => readonly ItemCommand[];
  /** Likely commands, shown before the person types. */
  readonly offered?: (data: DataOf<R>, context: CommandContext & Actions) => CommandGroup;
};

export type AreaCommands = Declared<Route, unknown>;

/** Declares the commands of an area, in its `commands.ts`. */
export const defineCommands = <R extends Route, Actions = unknown>(
  commands: Declared<R, Actions>,
): AreaCommands => commands as unknown as AreaCommands;

/** A group offers at most this many commands. */
export const offeredAtMost = 3;
