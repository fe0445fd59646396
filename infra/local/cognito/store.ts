import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { AddressChange, foldEmail, Session, User } from './records.ts';

/** The store of the user pool. When a call returns, its writes are already on the disk. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** A record as parameters for SQL statements. Booleans become 0 and 1, as SQLite stores them. */
const bound = (record: Record<string, string | number | boolean | null>) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]): [string, SQLInputValue] => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );

const userColumns = Object.keys(User.shape);
const sessionColumns = Object.keys(Session.shape);
const addressColumns = Object.keys(AddressChange.shape);
const insert = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`;

const prepareStatements = (database: DatabaseSync) => ({
  users: {
    find: database.prepare('SELECT * FROM users WHERE sub = :username OR email = :email'),
    other: database.prepare('SELECT sub FROM users WHERE email <> ? LIMIT 1'),
    add: database.prepare(insert('users', userColumns)),
    change: database.prepare(
      `UPDATE users SET ${userColumns.map((name) => `${name} = :${name}`).join(', ')} WHERE sub = :sub`,
    ),
    remove: database.prepare('DELETE FROM users WHERE sub = ?'),
  },
  sessions: {
    ofToken: database.prepare('SELECT * FROM sessions WHERE tokenHash = ?'),
    ofOrigin: database.prepare('SELECT * FROM sessions WHERE originJti = ?'),
    add: database.prepare(insert('sessions', sessionColumns)),
    revoke: database.prepare('UPDATE sessions SET revoked = 1 WHERE tokenHash = ?'),
    revokeOfUser: database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?'),
    forgetExpired: database.prepare('DELETE FROM sessions WHERE expiresAt <= ?'),
  },
  addressChanges: {
    ofUser: database.prepare('SELECT * FROM addressChanges WHERE sub = ?'),
    add: database.prepare(
      insert('addressChanges', addressColumns).replace('INSERT', 'INSERT OR REPLACE'),
    ),
    remove: database.prepare('DELETE FROM addressChanges WHERE sub = ?'),
  },
  disabled: {
    find: database.prepare('SELECT sub FROM disabledUsers WHERE sub = ?'),
    add: database.prepare('INSERT OR IGNORE INTO disabledUsers (sub) VALUES (?)'),
  },
});

/** @throws StartProblem, like `openDatabase` */
export async function openStore(dir: string | undefined, expected: boolean) {
  const { database, install, statements } = await openDatabase(dir, expected, prepareStatements);
  const { users, sessions, addressChanges, disabled } = statements;
  const session = (row: unknown): Session | undefined => (row ? Session.parse(row) : undefined);

  return {
    install,
    /** Finds a user by sub or by e-mail, whatever the case. */
    user(username: string): User | undefined {
      const row = users.find.get({ username, email: foldEmail(username) });
      return row && User.parse(row);
    },
    hasUserBesides: (email: string): boolean => users.other.get(email) !== undefined,
    addUser: (user: User) => void users.add.run(bound(user)),
    /** Everything but the sub may change. */
    changeUser: (user: User) => void users.change.run(bound(user)),
    /** Deletes a user and their sessions. */
    removeUser: (sub: string) => void users.remove.run(sub),
    disableUser: (sub: string) => void disabled.add.run(sub),
    isDisabled: (sub: string): boolean => disabled.find.get(sub) !== undefined,
    sessionOfToken: (tokenHash: string) => session(sessions.ofToken.get(tokenHash)),
    sessionOfOrigin: (originJti: string) => session(sessions.ofOrigin.get(originJti)),
    addSession: (added: Session) => void sessions.add.run(bound(added)),
    revokeSession: (tokenHash: string) => void sessions.revoke.run(tokenHash),
    revokeSessionsOf: (sub: string) => void sessions.revokeOfUser.run(sub),
    forgetSessions: (expiredBy: number) => void sessions.forgetExpired.run(expiredBy),
    addressChange(sub: string): AddressChange | undefined {
      const row = addressChanges.ofUser.get(sub);
      return row && AddressChange.parse(row);
    },
    /** Replaces the user's previous address change. */
    setAddressChange: (change: AddressChange) => void addressChanges.add.run(bound(change)),
    removeAddressChange: (sub: string) => void addressChanges.remove.run(sub),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}
