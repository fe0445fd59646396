type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

// Chromium calls the window's listeners in the order of their registration, capturing or not. This one stands
// before the router's only if it is registered when the app starts: App imports this file.
window.addEventListener('popstate', (event) => guard?.(event));

/** Sees every move in the tab's history before the router does. Returns the function that ends it. */
export const guardHistory = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    guard = undefined;
  };
};
