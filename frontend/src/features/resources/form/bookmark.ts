/**
 * The address of a bookmark. In a new tab, it opens the form for a new resource with the title and the address of the
 * current page. It has no spaces, because browsers encode them differently.
 */
export const bookmarkOf = (origin: string, form: string): string =>
  `javascript:void(open('${origin}${form}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`;
