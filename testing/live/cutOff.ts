import { tableClient } from '#functions/table/client.ts';

const name = 'cutOff';

/** The error of every write after the process ended. */
export const cutOff = 'The process ended';

/** Simulates a process that ends after its write number `last`: no later write reaches the table. */
export const endAfterWrites = (last: number): void => {
  let writes = 0;
  tableClient().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (writes >= last) throw new Error(cutOff);
        if (!/Get|Query/.test(String(commandName))) writes++;
        return next(args);
      },
    { step: 'initialize', name },
  );
};

export const liveOn = (): void => {
  tableClient().middlewareStack.remove(name);
};

/** Runs something before the write with this number, counted from 1, as if another device wrote in between. */
export const beforeWrite = (number: number, run: () => Promise<unknown>): void => {
  let writes = 0;
  tableClient().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const isWrite = !/Get|Query/.test(String(commandName));
        if (isWrite && ++writes === number) await run();
        return next(args);
      },
    { step: 'initialize', name },
  );
};
