/** The text of a mail in HTML as our functions write it: paragraphs, and characters by their numbers. */
export const mailText = (html: string): string =>
  html
    .replace(/<\/p>\s*(?=<p>)/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
    .trim();
