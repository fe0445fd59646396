/**
 * The address of a bookmark that opens the form for a new resource in a new tab, with the title and the address of the
 * current page. It has no spaces, because browsers encode them differently.
 */
export const bookmarkOf = (origin: string, form: string): string =>
  `javascript:void(open('${origin}${form}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`;
