const marks = /\p{M}/gu;

/** Without case and accents: 'Café' as 'cafe'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase();

/** The words of what is searched for, folded. */
export const foldedWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
