/** The values in a sentence. Days are YYYY-MM-DD; numbers have no format yet. */
export type Params = Readonly<Record<string, string | number>>;

/** Why something is so: a code with parameters for programs, and a sentence for people. */
export type Reason = {
  readonly reason: string;
  readonly params: Params;
  /** In the language in use, which is English on the server. */
  readonly message: string;
};

/** The code and the parameters of each reason: `{required: {label: Label}}`. */
export type ParamsOf<S extends Readonly<Record<string, (...params: never) => unknown>>> = {
  readonly [Code in keyof S]: Parameters<S[Code]> extends [infer P] ? P : Record<never, never>;
};

/**
 * Declares reasons by their sentences. A code and its parameters never change: a client may have stored them. Most
 * reasons are never read, so a sentence is made when it is.
 * @example defineReasons({required: ({label}) => i18n.t('{label} is required', {label})}).required({label: 'Name'})
 * is {reason: 'required', params: {label: 'Name'}, message: 'Name is required'}
 */
export const defineReasons = <S extends Readonly<Record<string, (params: never) => string>>>(
  sentences: S,
) =>
  Object.fromEntries(
    Object.entries(sentences).map(([reason, sentence]) => [
      reason,
      (params: never = {} as never): Reason => ({
        reason,
        params,
        get message() {
          return sentence(params);
        },
      }),
    ]),
  ) as unknown as { readonly [Code in keyof S]: (...params: Parameters<S[Code]>) => Reason };
