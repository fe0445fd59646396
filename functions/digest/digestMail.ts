import { formatsOf, type Language } from '#shared/language/languages.ts';
import { unsubscribePage } from '#shared/reminders/digest/page.ts';
import type { Mail } from '../mail/texts.ts';
import { mailTexts } from '../mail/texts.ts';

/** The path of the page that shows Today. */
const today = '/habits';

/** A mail names at most this many habits. The others are only counted. */
export const mostNames = 20;

export type DigestContent = {
  /** The open habits, in the person's order. */
  readonly habits: readonly { readonly name: string }[];
  readonly hideNames: boolean;
  readonly language: Language;
  /** The site, without a path. */
  readonly site: string;
  readonly token: string;
};

/** Returns the mail of a day. With 23 open habits, it names 20 and says that there are 3 more. */
export const digestMailOf = ({ habits, hideNames, language, site, token }: DigestContent): Mail => {
  const format = (value: number) => new Intl.NumberFormat(formatsOf(language)).format(value);
  const more = habits.length - mostNames;
  return mailTexts(language).digest({
    count: format(habits.length),
    names: hideNames ? [] : habits.slice(0, mostNames).map(({ name }) => `• ${name}`),
    more: hideNames || more <= 0 ? undefined : format(more),
    app: new URL(today, site).href,
    unsubscribe: new URL(unsubscribePage(token), site).href,
  });
};
