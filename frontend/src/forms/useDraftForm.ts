import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { FormDraft } from '../data/outbox/change.ts';
import type { Added } from '../data/outbox/createOutbox.ts';
import { useUser } from '../data/session/SessionProvider.tsx';
import { endUndo, showError } from '../ui/overlay/popups/popups.ts';
import { askToDiscard } from './askToDiscard.ts';
import { type DraftKey, drafts } from './drafts.ts';
import { same } from './formValues.ts';
import { useAskBeforeUnload } from './useAskBeforeLeaving.tsx';
import { type FormOptions, focusFirst, useForm } from './useForm.ts';
import { useLeftSignal } from './useLeftSignal.ts';

/** How long a form saves before it says that it is still saving, in ms. */
const patience = 4_000;

export type DraftFormOptions<Values> = Omit<
  FormOptions<Values>,
  'send' | 'onFailure' | 'isOnce'
> & {
  /** Makes the change and passes the draft along. Returns undefined if nothing changed. */
  readonly save: Save<Values>;
  /** The form's name in drafts: 'habit'. */
  readonly name: string;
  /** The edited item. Missing for a new one. */
  readonly item?: { readonly _id: string; readonly updatedAt?: string } | undefined;
  /** Whether values that differ from the saved ones are worth keeping. By default, they are. */
  readonly hasInput?: (values: Values) => boolean;
  /** Whether the form stays open for the next item. */
  readonly staysOpen?: boolean;
  /**
   * Called once the server has saved the change, once the change waits for the network, or if nothing changed.
   * `isUntouchedSince`: whether nothing was typed since the form was sent.
   */
  readonly onSaved: (isUntouchedSince: boolean) => void;
};

export type Save<Values> = (values: Values, draft: FormDraft) => Pick<Added, 'outcome'> | undefined;

/**
 * A form for signed-in people. Its input survives leaving the page, a reload and the end of the session. The form
 * asks before it discards the input. Once the input is sent as a change, the person may leave. If the change is
 * refused, they can return to the form.
 */
export const useDraftForm = <Values extends Record<string, unknown>>({
  name,
  item,
  initialValues,
  hasInput,
  staysOpen = false,
  save,
  onSaved,
  ...options
}: DraftFormOptions<Values>) => {
  const { _id: person } = useUser();
  const key: DraftKey = {
    person,
    form: item ? `${name} ${item._id}` : name,
    // Only the form's own fields count. Other parts of the item may change meanwhile, such as a habit's ticks.
    version: item?.updatedAt && JSON.stringify(initialValues),
  };
  const [restored, setRestored] = useState(() => drafts.read(key, initialValues));
  const [saved, setSaved] = useState(initialValues);
  const { pathname, search, state } = useLocation();
  const leftSignal = useLeftSignal();
  const { form, frame, submit, tell } = useForm<Values>({
    ...options,
    initialValues: restored ?? initialValues,
    send: async (values) => {
      const { person: _, ...draftKey } = key;
      const change = save(values, { path: pathname + search, state, ...draftKey, values });
      const before = saved;
      const sent = form.getValues();
      if (change) endUndo();
      setSaved(sent);
      const formLeft = leftSignal();
      const slow = setTimeout(
        () =>
          tell(
            i18n.t(
              'Still saving. You can leave this page: nothing is lost, and you’ll be told if it fails.',
            ),
          ),
        patience,
      );
      // If the person leaves the form, the promise never settles, so the timer is cleared here.
      formLeft?.addEventListener('abort', () => clearTimeout(slow));
      try {
        await change?.outcome(formLeft);
      } catch (error) {
        setSaved(before);
        throw error;
      } finally {
        clearTimeout(slow);
      }
      // Renders immediately. Otherwise the form would still count as unsaved when `onSaved` leaves the page, and the
      // person would be asked.
      flushSync(() => {
        tell(null);
        setRestored(undefined);
      });
      onSaved(same(form.getValues(), sent));
      // `onSaved` may have reset the form for the next item.
      setSaved(form.getValues());
    },
    onFailure: showError,
    isOnce: !staysOpen,
  });

  const { values } = form;
  const isUnsaved = !same(values, saved) && (hasInput?.(values) ?? true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's key stays the same
  useEffect(() => {
    if (isUnsaved) drafts.write(key, values);
    else drafts.remove(key);
  }, [isUnsaved, values]);

  useAskBeforeUnload(isUnsaved);

  const discard = () => {
    drafts.remove(key);
    form.setValues(initialValues);
    setRestored(undefined);
  };
  const startAnew = () =>
    askToDiscard(() => {
      discard();
      focusFirst(frame.ref.current);
    });
  /** For Cancel: asks, then discards the input and leaves. */
  const giveUp = (leave: () => void) => {
    if (!isUnsaved) return leave();
    askToDiscard(() => {
      discard();
      leave();
    });
  };
  return {
    form,
    frame: { ...frame, isKept: true, onDiscard: restored && isUnsaved ? startAnew : undefined },
    submit,
    giveUp,
  };
};
