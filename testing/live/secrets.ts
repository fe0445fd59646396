/** Every password, token, code and cookie that the test clients of this process sent or received. */
const secrets = new Set<string>();

const sentSecrets = ['password', 'currentPassword', 'newPassword', 'code'];
/** Secret fields of a response body. The `code` of an error is not secret. */
const givenSecrets = ['token'];
/** Shorter secrets, and plain words, would be found in any text by chance. */
const shortest = 6;
const word = /^[A-Za-z_]+$/;

type Sent = { readonly body: unknown; readonly headers: Readonly<Record<string, string>> };
type Given = { readonly body: unknown; readonly cookies: readonly string[] };

export const noteSecrets = (sent: Sent, given: Given): void => {
  noteFields(sent.body, sentSecrets);
  noteFields(given.body, givenSecrets);
  note(/^Bearer (.+)$/.exec(sent.headers.authorization ?? '')?.[1]);
  for (const cookie of [sent.headers.cookie, ...given.cookies]) {
    note(/=([^;]+)/.exec(cookie ?? '')?.[1]);
  }
};

const noteFields = (body: unknown, fields: readonly string[]): void => {
  if (typeof body !== 'object' || body === null) return;
  for (const [field, value] of Object.entries(body)) {
    if (fields.includes(field) && typeof value === 'string') note(value);
  }
};

const note = (value: string | undefined): void => {
  if (value && value.trim().length >= shortest && !word.test(value)) secrets.add(value);
};

/** Finds the secrets in a text. Only matches whole words, so that a code is not found inside a longer number. */
export const secretsIn = (text: string): string[] =>
  [...secrets].filter((secret) => {
    for (const written of new Set([secret, JSON.stringify(secret).slice(1, -1)])) {
      for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
        const around = `${text[at - 1] ?? ' '}${text[at + written.length] ?? ' '}`;
        if (!/[0-9A-Za-z]/.test(around)) return true;
      }
    }
    return false;
  });

export const countSecrets = (): number => secrets.size;
