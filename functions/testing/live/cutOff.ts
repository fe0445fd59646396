import { tableClient } from '../../table/client.ts';

const name = 'cutOff';

/** What a write throws that the process did not live to make. */
export const cutOff = 'The process ended';

/** The process ends with its `last` write, as seen from the table: no call gets through any more. */
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
