/** The values in a sentence. Days are YYYY-MM-DD; numbers have no format yet. */
export type Params = Readonly<Record<string, string | number>>;

/** Why something is so: a code with parameters, for programs and other languages, and what they say in English. */
export type Reason = {
  readonly reason: string;
  readonly params: Params;
  readonly message: string;
};

type Sentences = Readonly<Record<string, (params: never) => string>>;

/** The code and the parameters of each reason: `{required: {label: Label}}`. */
export type ParamsOf<S extends Readonly<Record<string, (...params: never) => unknown>>> = {
  readonly [Code in keyof S]: Parameters<S[Code]> extends [infer P] ? P : Record<never, never>;
};

/**
 * Declares reasons by their English sentences. A code and its parameters never change: a client may have stored them.
 * @example defineReasons({required: ({label}) => `${label} is required`}).required({label: 'Name'})
 * is {reason: 'required', params: {label: 'Name'}, message: 'Name is required'}
 */
export const defineReasons = <S extends Sentences>(sentences: S) =>
  Object.fromEntries(
    Object.entries(sentences).map(([reason, sentence]) => [
      reason,
      (params: never = {} as never): Reason => ({ reason, params, message: sentence(params) }),
    ]),
  ) as unknown as { readonly [Code in keyof S]: (...params: Parameters<S[Code]>) => Reason };
