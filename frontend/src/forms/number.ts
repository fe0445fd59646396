const plain = /^-?(\d+[.,]?\d*|[.,]\d+)$/;
/** With commas between thousands, as Cairn shows numbers. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * What somebody typed, as a number: '' where nothing is typed, NaN where it can't be read. A comma is a point, unless it
 * is between thousands.
 * @example readNumber('1,5') is 1.5, readNumber('10,000') is 10000, readNumber('1:30') is NaN
 */
export const readNumber = (input: string | number): number | '' => {
  if (typeof input === 'number') return input;
  const text = input.trim();
  if (text === '') return '';
  if (grouped.test(text)) return Number(text.replaceAll(',', ''));
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
