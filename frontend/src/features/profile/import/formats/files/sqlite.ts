import { damaged, ImportProblem } from '../../found.ts';
import { maxRows, tooManyRows } from './table.ts';

/**
 * Reads the tables of an SQLite database from its bytes (https://sqlite.org/fileformat2.html). It runs no SQL, so a
 * file can only produce rows. It visits each page of a table's tree once and limits the copied bytes, so no file can
 * keep it busy forever.
 */

type SqlValue = number | string | Uint8Array | null;

/** A row by its column names in lower case. If a column was added after the row was written, the row lacks it. */
export type SqlRow = ReadonlyMap<string, SqlValue>;

const magic = new TextEncoder().encode('SQLite format 3\0');

export const isDatabase = (bytes: Uint8Array): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const headerSize = 100;
const interiorPage = 0x05;
const leafPage = 0x0d;
const encodings = new Map([
  [2, 'utf-16le'],
  [3, 'utf-16be'],
]);

type Cell = { readonly rowid: number; readonly payload: Uint8Array };

/**
 * Reads an integer of one to nine bytes. Each byte holds seven bits, except the ninth, which holds eight. Returns the
 * integer and where it ends.
 */
const varint = (bytes: Uint8Array, start: number): readonly [value: number, end: number] => {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw damaged();
    if (at === start + 8) return [value * 256 + byte, at + 1];
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const intSizes = [0, 1, 2, 3, 4, 6, 8];

const intOf = (bytes: Uint8Array, at: number, size: number): number => {
  const view = viewOf(bytes);
  let value = size === 0 ? 0 : view.getInt8(at);
  for (let index = 1; index < size; index++) value = value * 256 + view.getUint8(at + index);
  return value;
};

/** Reads the values of a record: a header of types, followed by the values. */
const valuesOf = (payload: Uint8Array, decoder: TextDecoder): SqlValue[] => {
  const values: SqlValue[] = [];
  const [bodyStart, first] = varint(payload, 0);
  let [at, body] = [first, bodyStart];
  while (at < bodyStart) {
    const [type, next] = varint(payload, at);
    at = next;
    const size = type >= 12 ? Math.floor((type - 12) / 2) : type === 7 ? 8 : (intSizes[type] ?? 0);
    if (body + size > payload.length) throw damaged();
    const bytes = payload.subarray(body, body + size);
    if (type === 0) values.push(null);
    else if (type <= 6) values.push(intOf(bytes, 0, size));
    else if (type === 7) values.push(viewOf(bytes).getFloat64(0));
    else if (type < 12) values.push(type - 8);
    else values.push(type % 2 === 0 ? bytes : decoder.decode(bytes));
    body += size;
  }
  return values;
};

/** Splits a list at its commas, except within brackets and quotes. */
const splitList = (sql: string): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const [token] of sql.matchAll(/"[^"]*"|'[^']*'|`[^`]*`|\[[^\]]*\]|[\s\S]/g)) {
    if (token === ',' && depth === 0) {
      parts.push('');
      continue;
    }
    if (token === '(') depth++;
    if (token === ')') depth--;
    parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
};

const constraint = /^(constraint|primary|unique|check|foreign)\b/i;

type Column = { readonly name: string; readonly isRowid: boolean };

/** The columns of a `CREATE TABLE`, in order. */
const columnsOf = (sql: string): Column[] =>
  splitList(sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')')))
    .filter((part) => part !== '' && !constraint.test(part))
    .map((part) => {
      const [quoted = '', plain = quoted.slice(1, -1)] =
        /^(?:"[^"]*"|'[^']*'|`[^`]*`|\[[^\]]*\]|([^\s(]+))/.exec(part) ?? [];
      const type = part.slice(quoted.length);
      return { name: plain.toLowerCase(), isRowid: /^\s*integer\s+primary\s+key/i.test(type) };
    });

const pagesOf = (bytes: Uint8Array) => {
  const view = viewOf(bytes);
  const stated = view.getUint16(16);
  const size = stated === 1 ? 65_536 : stated;
  const usable = size - view.getUint8(20);
  if (size < 512 || usable < 480) throw damaged();
  const decoder = new TextDecoder(encodings.get(view.getUint32(56)) ?? 'utf-8');
  const page = (number: number): Uint8Array => {
    const start = (number - 1) * size;
    if (number < 1 || start >= bytes.length) throw damaged();
    return bytes.subarray(start, start + size);
  };
  // Limits the copied bytes, because many rows may claim the same overflow pages.
  let copied = 0;

  /** The end of a long payload is on overflow pages. */
  const payloadAt = (leaf: Uint8Array, start: number, length: number): Uint8Array => {
    copied += length;
    if (copied > 2 * bytes.length) throw damaged();
    if (length <= usable - 35) return leaf.subarray(start, start + length);
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const fits = least + ((length - least) % (usable - 4));
    const local = fits <= usable - 35 ? fits : least;
    const payload = new Uint8Array(length);
    payload.set(leaf.subarray(start, start + local));
    let next = viewOf(leaf).getUint32(start + local);
    for (let filled = local; filled < length; ) {
      const overflow = page(next);
      const part = overflow.subarray(4, Math.min(usable, 4 + length - filled));
      if (part.length === 0) throw damaged();
      payload.set(part, filled);
      filled += part.length;
      next = viewOf(overflow).getUint32(0);
    }
    return payload;
  };

  /** `root` is the page where the table's tree begins. */
  const cellsOf = (root: number): Cell[] => {
    const cells: Cell[] = [];
    const visited = new Set<number>();
    const waiting = [root];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (visited.has(number)) throw damaged();
      visited.add(number);
      const content = page(number);
      const tree = viewOf(content);
      const start = number === 1 ? headerSize : 0;
      const kind = tree.getUint8(start);
      if (kind !== interiorPage && kind !== leafPage) throw damaged();
      const count = tree.getUint16(start + 3);
      const pointers = start + (kind === leafPage ? 8 : 12);
      const places = Array.from({ length: count }, (_, n) => tree.getUint16(pointers + 2 * n));
      if (cells.length + count > maxRows) throw new ImportProblem(tooManyRows());
      if (kind === interiorPage) {
        const children = [...places.map((at) => tree.getUint32(at)), tree.getUint32(start + 8)];
        waiting.push(...children.reverse());
        continue;
      }
      for (const at of places) {
        const [length, afterLength] = varint(content, at);
        const [rowid, body] = varint(content, afterLength);
        cells.push({ rowid, payload: payloadAt(content, body, length) });
      }
    }
    return cells;
  };
  return { cellsOf, decoder };
};

/**
 * Returns a function that reads the rows of a table in order. That function returns undefined if there is no such
 * table. Names of tables and columns ignore case.
 * @throws if the file is damaged or cut off
 */
export const readTables = (bytes: Uint8Array): ((table: string) => SqlRow[] | undefined) => {
  const { cellsOf, decoder } = pagesOf(bytes);
  const schema = cellsOf(1).map(({ payload }) => valuesOf(payload, decoder));
  return (table) => {
    const entry = schema.find(
      ([type, name]) => type === 'table' && String(name).toLowerCase() === table.toLowerCase(),
    );
    if (!entry) return undefined;
    const [, , , root, sql] = entry;
    const columns = columnsOf(String(sql));
    return cellsOf(Number(root)).map(({ rowid, payload }) => {
      const values = valuesOf(payload, decoder);
      const pairs = columns.slice(0, values.length).map(({ name, isRowid }, index) => {
        const value = values[index] ?? null;
        return [name, isRowid && value === null ? rowid : value] as const;
      });
      return new Map(pairs);
    });
  };
};
