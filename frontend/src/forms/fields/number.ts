import { inLanguage, separators } from '#shared/language/intl.ts';

const plain = /^-?(\d+[.,]?\d*|[.,]\d+)$/;
/** Matches numbers with separators between thousands, as Cairn shows them. */
const grouped = inLanguage(() => {
  const { group, decimal } = separators();
  const between = /\s/.test(group) ? String.raw`\s` : `\\${group}`;
  return new RegExp(`^-?\\d{1,3}(${between}\\d{3})+(\\${decimal}\\d*)?$`);
});

const arabicZero = 0x660;

/** Converts the digits and the decimal point of an Arabic keyboard to Latin characters. */
export const withLatinDigits = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replaceAll('\u066b', '.');

/**
 * Reads a typed number: '' for empty input, NaN if it can't be read. Commas and points are decimal separators,
 * unless they separate thousands in the person's language.
 * @example readNumber('1,5') is 1.5, readNumber('10,000') is 10000 in English, readNumber('1:30') is NaN
 */
export const readNumber = (input: string | number): number | '' => {
  if (typeof input === 'number') return input;
  const text = withLatinDigits(input.trim());
  if (text === '') return '';
  if (grouped().test(text)) {
    const [whole = '', fraction = ''] = text.split(separators().decimal);
    return Number(`${whole.replaceAll(/[^-\d]/g, '')}.${fraction}`);
  }
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** The text for a field. A number gets the language's decimal separator. A text stays unchanged. */
export const writeNumber = (value: string | number): string =>
  typeof value === 'number' ? String(value).replace('.', separators().decimal) : value;
