/** Remembers each user's last global sign-out. */
export type SignOuts = {
  note(sub: string): void;
  /** Whether a sign-out was so recent that a new session is revoked too. */
  reach(sub: string): boolean;
};

/** `reachMs`: how long a sign-out affects new sessions. Reports say a second or more for the real service. */
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
