/** A mail in one language. */
export type Mail = {
  readonly subject: string;
  /** Whole sentences. A code or an address is a paragraph of its own, so that it is readable in any direction of text. */
  readonly paragraphs: readonly string[];
};

/** The habits of a day that are still open, as the mail names them. Numbers come formatted. */
export type DigestHabits = {
  readonly count: string;
  /** Each is a paragraph of its own. None if the person hides them. */
  readonly names: readonly string[];
  /** The number of those that are not named; undefined if all are. */
  readonly more: string | undefined;
  /** The address of Today. */
  readonly app: string;
  /** The address of the page that turns this mail off. */
  readonly unsubscribe: string;
};

/** All mails that we send, in one language. */
export type MailTexts = {
  /** The code with which a forgotten password is reset; it is valid for an hour. */
  readonly resetCode: (code: string) => Mail;
  /** The code with which a new address is confirmed, sent to that address; it is valid for a day. */
  readonly addressCode: (code: string) => Mail;
  /** To the address that may be replaced, with the masked new one. */
  readonly changeRequested: (address: string) => Mail;
  /** To the address that was replaced, with the masked new one. */
  readonly changeDone: (address: string) => Mail;
  /** The day's mail with the habits that are still open. */
  readonly digest: (habits: DigestHabits) => Mail;
};
