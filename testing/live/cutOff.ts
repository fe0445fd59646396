import { identityClient, oneTryClient } from '#functions/identity/client.ts';
import { tableClient } from '#functions/table/client.ts';

const name = 'cutOff';

type Call = (args: object) => Promise<object>;
type Stack = {
  add(
    middleware: (next: Call, context: { readonly commandName?: string }) => Call,
    how: { readonly step: 'initialize'; readonly name: string },
  ): void;
  remove(name: string): boolean;
};

/** The middleware stack of each client, without the types of its many commands. */
const stacks = () =>
  [identityClient(), oneTryClient(), tableClient()].map(
    ({ middlewareStack }) => middlewareStack as unknown as Stack,
  );

/** Runs `run` before each call to the table or the user pool. If it throws, the call is not sent. */
const beforeEachCall = (run: (operation: string) => unknown): void => {
  for (const stack of stacks()) {
    stack.add(
      (next, { commandName }) =>
        async (args) => {
          await run(String(commandName).replace('Command', ''));
          return next(args);
        },
      { step: 'initialize', name },
    );
  }
};

const isWrite = (operation: string): boolean => !/Get|Query/.test(operation);

const end = (): never => {
  throw new Error('The process ended');
};

/**
 * Fails each call for which `isFailing` returns true; such a call is not sent. Returns the operations that were
 * sent.
 */
export const failAt = (isFailing: (operation: string, sent: number) => boolean): string[] => {
  const sent: string[] = [];
  beforeEachCall((operation) => (isFailing(operation, sent.length) ? end() : sent.push(operation)));
  return sent;
};

/**
 * Simulates a process that ends just before the first call for which `isLast` returns true. Neither that call nor
 * any later call is sent.
 */
export const endProcessAt = (isLast: (operation: string, sent: number) => boolean): string[] => {
  let ended = false;
  return failAt((operation, sent) => {
    ended ||= isLast(operation, sent);
    return ended;
  });
};

/** Simulates a process that ends after its write number `last`, counted from 1. */
export const endAfterWrites = (last: number): void => {
  let writes = 0;
  beforeEachCall((operation) => {
    if (writes >= last) end();
    if (isWrite(operation)) writes++;
  });
};

/** Runs `run` before the write with this number, counted from 1. This looks as if another device wrote in between. */
export const beforeWrite = (number: number, run: () => Promise<unknown>): void => {
  let writes = 0;
  beforeEachCall(async (operation) => {
    if (isWrite(operation) && ++writes === number) await run();
  });
};

export const endSimulations = (): void => {
  for (const stack of stacks()) stack.remove(name);
};
