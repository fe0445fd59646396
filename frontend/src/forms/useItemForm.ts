import { schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { fieldErrors, messageOf } from '../data/ApiError.ts';
import { showError, showSuccess } from '../ui/overlay/popups.ts';

export type ItemFormOptions<Values> = {
  readonly initialValues: Values;
  /** The schema of the values, with the field names of the contract. */
  readonly schema: z.ZodType;
  readonly send: (values: Values) => Promise<unknown>;
  /** 'Failed to save habit' */
  readonly fallback: string;
  /** 'Created!', 'Updated!' */
  readonly success: string;
  /** The page to open after saving. */
  readonly back: string;
};

/**
 * The form of one item: validates, saves once at a time, confirms and returns to the list. A failure
 * stays above the fields and pops up; the focus goes to the first field that is wrong.
 */
export const useItemForm = <Values extends Record<string, unknown>>({
  initialValues,
  schema,
  send,
  fallback,
  success,
  back,
}: ItemFormOptions<Values>) => {
  const form = useForm<Values, Values>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const focusFirst = (wrong: object) => {
    const field = Object.keys(initialValues).find((name) => name in wrong);
    if (field) form.getInputNode(field)?.focus();
  };

  const save = async (values: Values): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setBusy(true);
    try {
      await send(values);
      showSuccess(success);
      navigate(back);
    } catch (error) {
      const message = messageOf(error, fallback);
      const wrong = fieldErrors(error);
      flushSync(() => {
        setFailure(message);
        form.setErrors(wrong);
      });
      showError(message);
      focusFirst(wrong);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const submit = form.onSubmit(
    (values) => void save(values),
    (wrong) => focusFirst(wrong),
  );
  return { form, failure, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => submit(event) };
};
