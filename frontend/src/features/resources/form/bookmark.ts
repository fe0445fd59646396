/**
 * The address of a bookmark. In a new tab, the bookmark opens the form for a new resource with the title and the
 * address of the current page. The bookmark's address has no spaces, because browsers encode spaces differently.
 */
export const bookmarkOf = (origin: string, form: string): string =>
  `javascript:void(open('${origin}${form}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`;
