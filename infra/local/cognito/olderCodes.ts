/** The sent reset codes, where the pool accepts older ones, too. */
export type OlderCodes = {
  note(codeHash: string, expiresAt: number): void;
  works(codeHash: string): boolean;
  used(codeHash: string): void;
};

/**
 * `kept`: whether an older code still works while it lives, also after a reset and a new address. Of the real service
 * reports say both (github.com/aws-amplify/amplify-swift/issues/3127).
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
