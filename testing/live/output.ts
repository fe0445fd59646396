import { format } from 'node:util';

export type Output = { readonly text: () => string; readonly stop: () => void };

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** From now on, captures everything that this process would write to the terminal. */
export const captureOutput = (): Output => {
  const parts: string[] = [];
  const undo: (() => void)[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write;
    stream.write = (part: string | Uint8Array, ...rest: unknown[]) => {
      parts.push(typeof part === 'string' ? part : Buffer.from(part).toString());
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    };
    undo.push(() => {
      stream.write = write;
    });
  }
  for (const level of levels) {
    const say = console[level];
    console[level] = (...words: unknown[]) => void parts.push(`${format(...words)}\n`);
    undo.push(() => {
      console[level] = say;
    });
  }
  return {
    text: () => parts.join(''),
    stop: () => {
      for (const step of undo.splice(0)) step();
    },
  };
};

/** The logger's JSON lines with this message. */
export const linesOf = (text: string, message: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(message))
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line.message === message);
