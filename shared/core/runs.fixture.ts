/**
 * How often a property is tried with random values. The core tries it a fifth as often as `npm run test:all`, but at
 * least 20 times.
 */
export const runs = (all: number): number =>
  process.env.CAIRN_ALL === '1' ? all : Math.max(20, all / 5);
