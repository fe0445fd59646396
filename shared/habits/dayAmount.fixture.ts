import fc from 'fast-check';
import { ulid } from 'ulid';
import { maxAmount } from './model.ts';

export type Sent =
  | { readonly _id: string; readonly add: number }
  | { readonly _id: string; readonly amount: number | null; readonly replaces: number };

type Move =
  | { readonly kind: 'add'; readonly device: number; readonly hundredths: number }
  | { readonly kind: 'set'; readonly device: number; readonly hundredths: number | null }
  | { readonly kind: 'undo' | 'sync'; readonly device: number };

const device = fc.nat(2);
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        device,
        hundredths: fc.integer({ min: -300, max: 900 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('set' as const),
        device,
        hundredths: fc.option(fc.nat(900)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'sync' as const), device }),
    },
  ),
  { minLength: 1, maxLength: 14 },
);

/** A call, and the calls that its device had seen. All amounts are whole hundredths, so that sums are exact. */
type Call = { readonly sent: Sent; readonly seen: readonly Call[]; readonly undoes?: Call };

const sumOf = (calls: readonly Call[]): number =>
  calls.reduce((sum, { sent }) => sum + ('add' in sent ? Math.round(sent.add * 100) : 0), 0);

/**
 * The amount that follows from calls: the value set last, plus each addition that the device had not seen when it set
 * the value.
 */
const replay = (calls: readonly Call[]): number | undefined => {
  const values = calls.filter(({ sent }) => 'amount' in sent);
  const latest = values.toSorted((a, b) => (a.sent._id < b.sent._id ? 1 : -1))[0];
  const value = latest && 'amount' in latest.sent ? (latest.sent.amount ?? undefined) : undefined;
  const more = sumOf(calls.filter((call) => !latest?.seen.includes(call)));
  if (more === 0) return value;
  const sum = Math.round((value ?? 0) * 100) + more;
  return sum > 0 ? Math.min(sum / 100, maxAmount) : undefined;
};

/**
 * Three devices change the amount of a day. Each device knows its own calls, and other devices' calls up to its last
 * sync.
 */
const play = (all: readonly Move[]) => {
  let time = Date.UTC(2026, 10, 20);
  const known: Call[][] = [[], [], []];
  const own: Call[][] = [[], [], []];
  let synced: Call[] = [];
  for (const move of all) {
    const mine = known[move.device] ?? [];
    const made = own[move.device] ?? [];
    const make = (call: Omit<Call, 'seen'> & Partial<Call>) => {
      const whole = { seen: [...mine], ...call };
      mine.push(whole);
      made.push(whole);
    };
    time += 1_000;
    const _id = ulid(time);
    if (move.kind === 'sync') {
      synced = [...new Set([...synced, ...made])];
      mine.push(...synced.filter((call) => !mine.includes(call)));
    } else if (move.kind === 'add') {
      make({ sent: { _id, add: move.hundredths / 100 } });
    } else if (move.kind === 'set') {
      const amount = move.hundredths === null ? null : move.hundredths / 100;
      make({ sent: { _id, amount, replaces: sumOf(mine) / 100 } });
    } else {
      const last = made.at(-1);
      if (!last || last.undoes) continue;
      const { sent, seen } = last;
      if ('add' in sent) make({ sent: { _id, add: -sent.add }, undoes: last });
      else {
        const { replaces } = sent;
        make({ sent: { _id, amount: replay(seen) ?? null, replaces }, seen, undoes: last });
      }
    }
  }
  const calls = [...new Set([...own.flat()])];
  return { calls: calls.map(({ sent }) => sent), expected: replay(calls) };
};

/** Calls of three devices for a day, and the amount that must result in any order of arrival. */
export const threeDevices = moves.map(play);

export const inAnyOrder = (calls: readonly Sent[]): fc.Arbitrary<Sent[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...calls], { minLength: calls.length }),
      calls.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...calls), { maxLength: 6 }),
    )
    .chain(([once, again]) =>
      fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }),
    );
