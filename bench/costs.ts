import type { BenchApp, Cost } from './app.ts';

export type Costs = Readonly<Record<string, Cost>>;

/** Measures pieces of work one after the other, each by its name. */
export const costsOf = async (
  app: BenchApp,
  works: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Costs> => {
  const costs: Record<string, Cost> = {};
  for (const [name, work] of Object.entries(works)) {
    const { result: _, ...cost } = await app.measure(work);
    costs[name] = cost;
  }
  return costs;
};

export const printCosts = (title: string, costs: Costs): void => {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, { reads, writes, calls }]) => [
        name,
        {
          'read units': reads,
          'write units': writes,
          calls: Object.entries(calls)
            .map(([operation, times]) => `${times} ${operation}`)
            .join(', '),
        },
      ]),
    ),
  );
};
