const marks = /\p{M}/gu;

/** Converts a text for comparison, without case and accents: 'Café' -> 'cafe'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase();

export const foldedWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
