import { setTimeout as pause } from 'node:timers/promises';
import { type Engines, startEngines } from '#infra/local/engines.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { type EngineProxy, startProxy } from '#testing/engines/proxy.ts';
import type { Client } from '#testing/live/client.ts';
import { type Person, registerPerson, signedIn } from '#testing/live/people.ts';

/** The cost of one piece of work. `writes` and `reads` are capacity units. */
export type Cost = {
  readonly reads: number;
  readonly writes: number;
  readonly calls: Readonly<Record<string, number>>;
  /** Comparable only with times of the same run. */
  readonly millis: number;
};

export type BenchApp = {
  readonly person: (timeZone: string) => Promise<Person>;
  /** A client that calls with this token, as if from this time zone. */
  readonly clientWith: (token: string, timeZone: string) => Client;
  /** Measures the cost of `work`. Nothing else may run during a measurement. */
  readonly measure: <T>(work: () => Promise<T>) => Promise<Cost & { readonly result: T }>;
  /** Resolves when the queue of deliveries is empty. */
  readonly delivered: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the whole app on in-memory engines. A proxy in front of the table adds up the reported capacity units. */
export const startBenchApp = async (given?: Engines): Promise<BenchApp> => {
  const engines = given ?? (await startEngines());
  const table: EngineProxy = await startProxy(engines.env.DYNAMODB_ENDPOINT ?? '');
  process.env.DYNAMODB_ENDPOINT = table.endpoint;
  const cairn = await startCairn({ engines });
  return {
    person: (timeZone) => registerPerson(cairn, timeZone),
    clientWith: (token, timeZone) => signedIn(cairn, token, timeZone),
    measure: async (work) => {
      table.reset();
      const start = performance.now();
      const result = await work();
      const millis = performance.now() - start;
      const { read: reads, write: writes } = table.units;
      return { reads, writes, calls: { ...table.calls }, millis, result };
    },
    delivered: async () => {
      while (engines.queues.deliveries.messages().length > 0) await pause(20);
    },
    stop: async () => {
      await cairn.stop();
      await table.down();
      if (!given) await engines.stop();
    },
  };
};
