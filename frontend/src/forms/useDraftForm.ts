import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../data/session/SessionProvider.tsx';
import { showError, showSuccess } from '../ui/overlay/popups.ts';
import { type DraftKey, drafts } from './drafts.ts';
import { same } from './formValues.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.tsx';
import { type FormOptions, focusFirst, type Message, messageFor, useForm } from './useForm.ts';

export type DraftFormOptions<Values> = Omit<FormOptions<Values>, 'onFailure' | 'isOnce'> & {
  /** The form's, for its drafts: 'habit'. */
  readonly name: string;
  /** The item that is edited; none for a new one. */
  readonly item?: { readonly _id: string; readonly updatedAt?: string } | undefined;
  /** Whether anything is lost without these values; by default if they differ from those at first. */
  readonly isTyped?: (values: Values) => boolean;
  /** Closing the form keeps the draft for the next time, so it asks nothing. */
  readonly keepsDraft?: boolean;
  /** The form stays after it was sent, for the next one. */
  readonly staysOpen?: boolean;
  /** The popup after it was sent: 'Created!'; none where `send` says so itself. */
  readonly success?: Message<Values>;
  readonly onSaved: () => void;
};

/**
 * A form of a signed-in person: what was typed survives a reload and the end of the session, and is asked for
 * before it is left. Success and failure pop up.
 */
export const useDraftForm = <Values extends Record<string, unknown>>({
  name,
  item,
  initialValues,
  isTyped,
  keepsDraft = false,
  staysOpen = false,
  send,
  success,
  onSaved,
  ...options
}: DraftFormOptions<Values>) => {
  const { _id: person } = useUser();
  const key: DraftKey = {
    person,
    form: item ? `${name} ${item._id}` : name,
    version: item?.updatedAt,
  };
  const [restored, setRestored] = useState(() => drafts.read(key, initialValues));
  const [saved, setSaved] = useState(initialValues);
  const { form, frame, submit } = useForm<Values>({
    ...options,
    initialValues: restored ?? initialValues,
    send: async (values) => {
      await send(values);
      if (success) showSuccess(messageFor(success, values));
      // Nothing is unsaved by the time the form is left: while the next page loads, nobody is asked about it.
      flushSync(() => {
        setSaved(form.getValues());
        setRestored(undefined);
      });
      onSaved();
      // It may have filled in the form for the next.
      setSaved(form.getValues());
    },
    onFailure: showError,
    isOnce: !staysOpen,
  });

  const { values } = form;
  const isUnsaved = !same(values, saved) && (isTyped?.(values) ?? true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's key stays the same
  useEffect(() => {
    if (isUnsaved) drafts.write(key, values);
    else drafts.remove(key);
  }, [isUnsaved, values]);

  useAskBeforeLeaving(isUnsaved && !keepsDraft, () => drafts.remove(key));

  const discard = () => {
    form.setValues(initialValues);
    setRestored(undefined);
    focusFirst(frame.ref.current);
  };
  return {
    form,
    frame: { ...frame, onDiscard: restored && isUnsaved ? discard : undefined },
    submit,
  };
};
