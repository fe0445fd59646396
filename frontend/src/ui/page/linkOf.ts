/** The link within the app that a click follows in this tab; undefined for any other click. */
export const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return undefined;
  return new URL(link.href).origin === location.origin ? link : undefined;
};
