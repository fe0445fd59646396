import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors, messageOf } from '../data/ApiError.ts';

/** The message of each wrong field. */
export type FieldErrors = Readonly<Record<string, string>>;

export type ContractFormOptions<Values> = {
  readonly initialValues: Values;
  readonly validate: (values: Values) => FieldErrors | Promise<FieldErrors>;
  /** Sends the values; what it throws is shown. */
  readonly send: (values: Values) => Promise<unknown>;
  /** The message where the failure has none: 'Login failed'. */
  readonly fallback: string;
  /** Called with the message of a failed request, e.g. to raise a popup. */
  readonly onFailure?: (message: string) => void;
};

export type ContractForm<Values extends Record<string, unknown>> = {
  readonly form: ReturnType<typeof useForm<Values, Values>>;
  /** The message of the error box above the form; null for none. */
  readonly error: string | null;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * A form over a schema of the contract: checks before it sends, sends once at a time, puts the server's
 * field errors on the fields, and moves the focus to the first field that is wrong.
 */
export const useContractForm = <Values extends Record<string, unknown>>({
  initialValues,
  validate,
  send,
  fallback,
  onFailure,
}: ContractFormOptions<Values>): ContractForm<Values> => {
  const form = useForm<Values, Values>({ mode: 'uncontrolled', initialValues });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const showWrong = (wrong: FieldErrors) => {
    flushSync(() => form.setErrors(wrong));
    const field = Object.keys(initialValues).find((name) => name in wrong);
    if (field) form.getInputNode(field)?.focus();
  };

  const submit = async () => {
    const values = form.getValues();
    try {
      const wrong = await validate(values);
      showWrong(wrong);
      if (Object.keys(wrong).length === 0) await send(values);
    } catch (failure) {
      const message = messageOf(failure, fallback);
      setError(message);
      showWrong(fieldErrors(failure));
      onFailure?.(message);
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setError(null);
    setBusy(true);
    await submit();
    running.current = false;
    setBusy(false);
  };

  return { form, error, busy, onSubmit };
};
