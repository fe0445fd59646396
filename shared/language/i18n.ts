import { type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { formatsOf, type Language } from './languages.ts';

/** The parameters of a message: 'name' in '{name}', 'count' in '{count, plural, one {# day} other {# days}}'. */
type ParamIn<Braces extends string> = Braces extends `{${string}`
  ? never
  : Braces extends `${infer Name}, ${infer Format}`
    ? Format extends `${'number' | 'plural' | 'select' | 'selectordinal'}${string}`
      ? Name
      : never
    : Braces extends `${string}${' ' | '#'}${string}` | ''
      ? never
      : Braces;

/** The text before a branch of a plural. The branch may be a single word: 'one {day}'. */
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

type Catalogue = ReturnType<typeof setupI18n>;

const compiled = new Map<string, CompiledMessage>();

// English messages are their own ids, so English needs no catalogue. Without this cache, Lingui would compile a
// message at each use.
const compileOnce = (message: string): CompiledMessage => {
  const found =
    compiled.get(message) ?? (message.includes('{') ? compileMessage(message) : [message]);
  compiled.set(message, found);
  return found;
};

const newCatalogue = (): Catalogue => {
  const created = setupI18n();
  created.setMessagesCompiler(compileOnce);
  return created;
};

const show = (of: Catalogue, locale: string, messages: Messages): void =>
  of.loadAndActivate({ locale, locales: formatsOf(locale), messages });

/**
 * Every text that a person reads is a whole sentence given to `t`. Parameters have names, and plurals use ICU
 * MessageFormat. `npm run messages` finds the texts by this name, so call it as `i18n.t` with a literal.
 * @example i18n.t('{count, plural, one {# habit} other {# habits}} of {name}', { count: 2, name: 'Ada' })
 */
export type I18n = {
  readonly t: <const Message extends string>(
    message: Message,
    ...values: Values<Message>
  ) => string;
};

const textsOf = (of: Catalogue): I18n => ({ t: (message, ...values) => of.t(message, ...values) });

/** The texts in a given language, regardless of the current one. */
export const createI18n = (language: Language, messages: Messages): I18n => {
  const of = newCatalogue();
  show(of, language, messages);
  return textsOf(of);
};

/** The catalogue of the current language. Components get it from context, through `Trans` of @lingui/react. */
export const catalogue = newCatalogue();

/** Switches to another language. Messages that its catalogue lacks are shown in English. */
export const activate = ({ locale, messages }: { locale: string; messages: Messages }): void =>
  show(catalogue, locale, messages);

activate({ locale: 'en', messages: {} });

/** The texts in the current language, which is always English on the server. */
export const i18n = textsOf(catalogue);
