/** The address if it is http or https, else null: anything else must not become a link. */
export const webAddress = (address: string | null): string | null =>
  address !== null && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : null;
