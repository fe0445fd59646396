/** @example firstWord(' Ada  Lovelace') is 'Ada' */
export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
