/** The last global sign-out of each user. */
export type SignOuts = {
  note(sub: string): void;
  /** Whether a sign-in is so soon after a sign-out that its session is revoked too. */
  reach(sub: string): boolean;
};

/** `reachMs`: how long a sign-out keeps taking effect. Reports say that the real service needs a second or more. */
export function startSignOuts(reachMs: number, now: () => number): SignOuts {
  const last = new Map<string, number>();
  return {
    note(sub) {
      if (reachMs > 0) last.set(sub, now());
    },
    reach(sub) {
      const at = last.get(sub);
      return at !== undefined && now() - at < reachMs;
    },
  };
}
