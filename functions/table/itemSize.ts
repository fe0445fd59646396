/**
 * Estimates the bytes that DynamoDB counts for an item or a value, without the overhead of nested maps. Names and texts
 * count as UTF-8. A number counts one byte, and one more for every two digits on each side of the point. For example,
 * 12.5 counts 3. An undefined value is not stored, so it counts nothing.
 */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.length;
  if (typeof value === 'number') {
    return String(value)
      .split('.')
      .reduce((bytes, digits) => bytes + Math.ceil(digits.length / 2), 1);
  }
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + 1 + sizeOf(one), 3);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .reduce((sum, [name, one]) => sum + Buffer.byteLength(name) + sizeOf(one), 0);
  }
  return 1;
};
