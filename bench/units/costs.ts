import type { BenchApp, Cost } from './app.ts';

export type Costs = Readonly<Record<string, Cost>>;

/** `measure` runs a piece of work and returns its result. `costs` collects what the pieces cost, by name. */
export const recordCosts = (app: BenchApp) => {
  const costs: Record<string, Cost> = {};
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { result, ...spent } = await app.measure(work);
    costs[name] = spent;
    return result;
  };
  return { costs, measure };
};

/** Measures pieces of work one after the other. Returns their costs by name. */
export const measureAll = async (
  app: BenchApp,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Costs> => {
  const { costs, measure } = recordCosts(app);
  for (const [name, work] of Object.entries(tasks)) await measure(name, work);
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
