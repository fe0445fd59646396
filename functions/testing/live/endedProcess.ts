import { identityClient, oneTryClient } from '../../identity/client.ts';
import { tableClient } from '../../table/client.ts';

const name = 'endedProcess';

type Call = (args: object) => Promise<object>;
type Stack = {
  add(
    middleware: (next: Call, context: { readonly commandName?: string }) => Call,
    how: { readonly step: 'initialize'; readonly name: string },
  ): void;
  remove(name: string): boolean;
};

/** Where each client's calls pass, without the types of their many commands. */
const stacks = () =>
  [identityClient(), oneTryClient(), tableClient()].map(
    ({ middlewareStack }) => middlewareStack as unknown as Stack,
  );

/**
 * The process ends before the first call, to table or pool, of which `isLast` says so: neither that
 * one nor any later gets through. Gives the operations that did.
 */
export const endProcessAt = (isLast: (operation: string, done: number) => boolean): string[] => {
  let ended = false;
  return failAt((operation, done) => {
    ended ||= isLast(operation, done);
    return ended;
  });
};

/** Each call of which `isFailing` says so fails before it is sent. Gives the operations that got through. */
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
