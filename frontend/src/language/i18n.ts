import { type I18n, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { formatsOf } from '#shared/core/languages.ts';

/** What a message asks for: 'name' in '{name}', 'count' in '{count, plural, one {# day} other {# days}}'. */
type ParamIn<Braces extends string> = Braces extends `{${string}`
  ? never
  : Braces extends `${infer Name}, ${infer Format}`
    ? Format extends `${'number' | 'plural' | 'select' | 'selectordinal'}${string}`
      ? Name
      : never
    : Braces extends `${string}${' ' | '#'}${string}` | ''
      ? never
      : Braces;

/** What stands before a branch of a plural, which may be a single word: 'one {day}'. */
type BeforeBranch = `${string}${'one' | 'other' | `=${number}`} `;

type ParamOf<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ?
      | (Before extends BeforeBranch
          ? never
          : Rest extends `${infer Braces}}${string}`
            ? ParamIn<Braces>
            : never)
      | ParamOf<Rest>
  : never;

type Values<Message extends string> = [ParamOf<Message>] extends [never]
  ? []
  : [values: Readonly<Record<ParamOf<Message>, string | number>>];

/** The catalogue of the language in use. Components get it from context, by `Trans` of @lingui/react. */
export const catalogue = setupI18n();

/** Shows another language; a message that its catalogue lacks is shown in English. */
export const activate = ({ locale, messages }: Pick<I18n, 'locale' | 'messages'>): void =>
  catalogue.loadAndActivate({ locale, locales: formatsOf(locale), messages });

activate({ locale: 'en', messages: {} });

const compiled = new Map<string, CompiledMessage>();

// English messages are their own ids, so English needs no catalogue. Lingui would compile them again at each use.
catalogue.setMessagesCompiler((message) => {
  const found =
    compiled.get(message) ?? (message.includes('{') ? compileMessage(message) : [message]);
  compiled.set(message, found);
  return found;
});

/**
 * Every text that a person reads is a whole sentence given to `t`, with named parameters and plurals of ICU
 * MessageFormat. `npm run messages` collects them by this name, so call it as `i18n.t` with a literal.
 * @example i18n.t('{count, plural, one {# habit} other {# habits}} of {name}', { count: 2, name: 'Ada' })
 */
export const i18n = {
  t: <const Message extends string>(message: Message, ...values: Values<Message>): string =>
    catalogue.t(message, ...values),
};
