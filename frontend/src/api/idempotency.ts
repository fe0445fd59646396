/**
 * One key for each thing to be created: kept over double clicks and retries of the same body, so that
 * the server makes it once; a new one as soon as the body changes or the thing exists.
 */
export const createKeyKeeper = (newKey: () => string = () => crypto.randomUUID()) => {
  let kept: { body: string; key: string } | undefined;
  return {
    keyFor: (body: unknown): string => {
      const sent = JSON.stringify(body) ?? '';
      if (kept?.body !== sent) kept = { body: sent, key: newKey() };
      return kept.key;
    },
    succeeded: (): void => {
      kept = undefined;
    },
  };
};
