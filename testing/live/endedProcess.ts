import { identityClient, oneTryClient } from '#functions/identity/client.ts';
import { tableClient } from '#functions/table/client.ts';

const name = 'endedProcess';

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

/**
 * Simulates a process that ends before the first call, to table or user pool, for which `isLast` returns true: neither
 * that call nor any later one is sent. Returns the operations sent before.
 */
export const endProcessAt = (isLast: (operation: string, done: number) => boolean): string[] => {
  let ended = false;
  return failAt((operation, done) => {
    ended ||= isLast(operation, done);
    return ended;
  });
};

/** Fails each call for which `isFailing` returns true before it is sent. Returns the operations that were sent. */
export const failAt = (isFailing: (operation: string, done: number) => boolean): string[] => {
  const done: string[] = [];
  for (const stack of stacks()) {
    stack.add(
      (next, { commandName }) =>
        async (args) => {
          const operation = String(commandName).replace('Command', '');
          if (isFailing(operation, done.length)) throw new Error('The process ended');
          const response = await next(args);
          done.push(operation);
          return response;
        },
      { step: 'initialize', name },
    );
  }
  return done;
};

export const startProcessAgain = (): void => {
  for (const stack of stacks()) stack.remove(name);
};
