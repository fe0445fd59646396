/** The values in a sentence. Days are YYYY-MM-DD; numbers are not formatted yet. */
export type Params = Readonly<Record<string, string | number>>;

/** A reason: a code with parameters for programs, and a sentence for people. */
export type Reason = {
  readonly reason: string;
  readonly params: Params;
  /** In the current language, which is English on the server. */
  readonly message: string;
};

/** The code and the parameters of each reason: `{required: {label: Label}}`. */
export type ParamsOf<S extends Readonly<Record<string, (...params: never) => unknown>>> = {
  readonly [Code in keyof S]: Parameters<S[Code]> extends [infer P] ? P : Record<never, never>;
};

/**
 * Declares reasons by their sentences. Never change a code or its parameters, because clients may have stored them.
 * A sentence is built only when it is read, because most are never read.
 * @example defineReasons({required: ({label}) => i18n.t('{label} is required', {label})}).required({label: 'Name'})
 * is
 * {reason: 'required', params: {label: 'Name'}, message: 'Name is required'}
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
