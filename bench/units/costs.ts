import type { BenchApp, Cost } from './app.ts';

export type Costs = Readonly<Record<string, Cost>>;

/** `cost` measures a piece of work and returns the result of that work. `costs` collects the measurements by name. */
export const recordCosts = (app: BenchApp) => {
  const costs: Record<string, Cost> = {};
  const cost = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { result, ...spent } = await app.measure(work);
    costs[name] = spent;
    return result;
  };
  return { costs, cost };
};

/** Measures pieces of work one after the other. Returns their costs by name. */
export const costsOf = async (
  app: BenchApp,
  works: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Costs> => {
  const { costs, cost } = recordCosts(app);
  for (const [name, work] of Object.entries(works)) await cost(name, work);
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
