/** Returns true for a move that it has dealt with, so that nobody else hears of it. */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

// Chromium calls the window's listeners in the order of their registration, capturing or not. This one stands
// before the router's only if it is registered when the app starts: App imports this file.
window.addEventListener('popstate', (event) => {
  for (const guard of guards) if (guard(event)) return event.stopImmediatePropagation();
});

/** Sees every move in the tab's history before the router and later guards do. Returns the function that ends it. */
export const guardHistory = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};
