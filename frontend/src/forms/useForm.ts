import { useForm as useMantineForm } from '@mantine/form';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors, messageOf } from '../data/client/ApiError.ts';

/** The message of each wrong field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The inputs' values by the API's field names, and their errors. */
export type Inputs<Values extends Record<string, unknown>> = ReturnType<
  typeof useMantineForm<Values, Values>
>;

export type Message<Values> = string | ((values: Values) => string);

export const messageFor = <Values>(message: Message<Values>, values: Values): string =>
  typeof message === 'string' ? message : message(values);

export type FormOptions<Values> = {
  readonly initialValues: Values;
  readonly validate: (values: Values) => FieldErrors;
  /** Sends the values. If it throws, the form shows the error. */
  readonly send: (values: Values) => Promise<unknown>;
  /** The message if a failure has none: 'Login failed'. */
  readonly fallback: Message<Values>;
  /** Called with the message of a failed request, for example to show a popup. */
  readonly onFailure?: (message: string) => void;
  /**
   * Whether the form closes after a successful send. It then stays busy until it closes, so that nothing is sent
   * twice.
   */
  readonly isOnce?: boolean;
  /** Whether the error box also shows errors that belong to a field. */
  readonly alwaysInBox?: boolean;
};

/** The messages and the state that a form shows. See `Form`. */
export type Frame = {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The message of the error box above the fields. */
  readonly error: string | null;
  /** A message above the fields, for example that the form was saved. */
  readonly notice: string | null | undefined;
  readonly busy: boolean;
  /** Whether drafts keep the typed input, so that a reload loses nothing. */
  readonly isKept?: boolean;
  readonly onSubmit: (event: FormEvent) => void;
};

/**
 * The basis of all forms. Validates, then sends one request at a time. Shows the server's field errors at the
 * fields, and focuses the first wrong field. The error box does not repeat a field's message.
 */
export const useForm = <Values extends Record<string, unknown>>({
  initialValues,
  validate,
  send,
  fallback,
  onFailure,
  isOnce = false,
  alwaysInBox = false,
}: FormOptions<Values>) => {
  const form: Inputs<Values> = useMantineForm<Values, Values>({ initialValues });
  const [told, setTold] = useState<Pick<Frame, 'error' | 'notice'>>(nothing);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  const showWrong = (wrong: FieldErrors) => {
    flushSync(() => form.setErrors(wrong));
    focusFirst(ref.current, (field) => field in wrong);
  };

  const submit = async (values: Values = form.getValues()): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setTold(nothing);
    setBusy(true);
    let isDone = false;
    try {
      const wrong = validate(values);
      showWrong(wrong);
      if (Object.keys(wrong).length === 0) {
        await send(values);
        isDone = isOnce;
      }
    } catch (failure) {
      const error = messageOf(failure, messageFor(fallback, values));
      const wrong = fieldErrors(failure);
      const isAtField = Object.keys(values).some((field) => wrong[field] === error);
      setTold({ error: isAtField && !alwaysInBox ? null : error, notice: null });
      showWrong(wrong);
      onFailure?.(error);
    } finally {
      running.current = isDone;
      setBusy(isDone);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const frame: Frame = { ref, ...told, busy, onSubmit };
  /** Shows a message above the fields until the next submission. */
  const tell = (notice: string | null) => setTold({ error: null, notice });
  return { form, frame, submit, tell };
};

const nothing = { error: null, notice: null };

/** Focuses the first input that `isWanted` accepts. */
export const focusFirst = (
  form: HTMLFormElement | null,
  isWanted: (field: string) => boolean = () => true,
): void => {
  const inputs = form?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  [...inputs].find(({ dataset }) => isWanted(dataset.path ?? ''))?.focus();
};
