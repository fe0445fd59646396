import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { StartProblem } from './startProblem.ts';

export const defaultPort = 3000;
/** Beside the code, and ignored by git. */
const defaultDataDir = fileURLToPath(new URL('../../.data', import.meta.url));

const schema = z.object({
  PORT: z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
      .check(z.refine((port) => port <= 65_535)),
    defaultPort,
  ),
  CAIRN_DATA_DIR: z._default(z.string().check(z.minLength(1)), defaultDataDir),
});

/**
 * The port (0: any free one) and the folder of the data. An empty variable counts as not set.
 * @throws StartProblem that names the invalid variable
 */
export function readStartSettings(env: NodeJS.ProcessEnv): { port: number; dataDir: string } {
  const { PORT, CAIRN_DATA_DIR } = env;
  const parsed = schema.safeParse({
    PORT: PORT || undefined,
    CAIRN_DATA_DIR: CAIRN_DATA_DIR || undefined,
  });
  if (!parsed.success) {
    throw new StartProblem(
      `PORT must be a whole number from 0 to 65535, not '${PORT}': leave it out for ${defaultPort}, or set it like PORT=3001 npm start.`,
    );
  }
  return { port: parsed.data.PORT, dataDir: parsed.data.CAIRN_DATA_DIR };
}
