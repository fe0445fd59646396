/** The reset codes that were sent, where the pool takes others than the last one too. */
export type OlderCodes = {
  note(codeHash: string, expiresAt: number): void;
  works(codeHash: string): boolean;
  used(codeHash: string): void;
};

/**
 * `kept`: whether an older code still works while it lives, also after a reset and a new address. Of the real service
 * it is said that it does and that it does not (github.com/aws-amplify/amplify-swift/issues/3127).
 */
export function startOlderCodes(kept: boolean, now: () => number): OlderCodes {
  const codes = new Map<string, number>();
  return {
    note(codeHash, expiresAt) {
      if (kept) codes.set(codeHash, expiresAt);
    },
    works: (codeHash) => (codes.get(codeHash) ?? 0) > now(),
    used: (codeHash) => void codes.delete(codeHash),
  };
}
