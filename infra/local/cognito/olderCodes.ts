/** Remembers the sent reset codes, if the user pool accepts older ones. */
export type OlderCodes = {
  note(codeHash: string, expiresAt: number): void;
  works(codeHash: string): boolean;
  used(codeHash: string): void;
};

/**
 * `kept`: whether a code stays valid until it expires, even after another code was sent, a reset or a change of
 * address. Reports about the real service disagree (github.com/aws-amplify/amplify-swift/issues/3127).
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
