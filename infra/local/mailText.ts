/** The text of an e-mail whose HTML our functions wrote. Decodes paragraphs and numeric character references. */
export const mailText = (html: string): string =>
  html
    .replace(/<\/p>\s*(?=<p>)/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
    .trim();
