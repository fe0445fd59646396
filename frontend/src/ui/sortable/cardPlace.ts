import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';

export type PlaceProps = ComponentProps<'li'> & { readonly itemId: string };

/** The element of each card of a list that can be sorted. Null if the list can't be sorted. */
export const PlaceContext = createContext<ComponentType<PlaceProps> | null>(null);

export type Moving = {
  readonly grip: ReactNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves the card one place up (-1) or down (1). */
  readonly step: (by: 1 | -1) => void;
  readonly toTop: () => void;
};

/** How a card of a list moves. Null if the list can't be sorted. */
export const MovingContext = createContext<Moving | null>(null);
