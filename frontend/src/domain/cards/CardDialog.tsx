import { Button, Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { type Card, maxBack, maxFront } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isAskingToDiscard } from '../../forms/askToDiscard.ts';
import { Form } from '../../forms/Form.tsx';
import { limitTo } from '../../forms/fields/limitTo.ts';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { useIsPhone } from '../../ui/browser/useMedia.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import { AboutField } from './AboutField.tsx';
import {
  type CardFormValues,
  type CardStart,
  createBody,
  formErrors,
  formValues,
  patchBody,
  startValues,
} from './cardForm.ts';
import { cardName } from './cardName.ts';
import { createCard, updateCard } from './edits.ts';

type CardDialogProps = {
  readonly start?: CardStart;
  /** The takeaway to edit. Undefined for a new one. */
  readonly card?: Card | undefined;
  /** Called once the dialog has closed. Closing it keeps the input. */
  readonly onClose: () => void;
};

/** The form for a new or edited takeaway. Render it to open it. */
export const CardDialog = ({ start = {}, card, onClose }: CardDialogProps) => {
  const [isOpen, setOpen] = useState(true);
  const isPhone = useIsPhone();
  const close = () => setOpen(false);
  return (
    <Modal
      opened={isOpen}
      onClose={() => isAskingToDiscard() || close()}
      onExitTransitionEnd={onClose}
      title={card ? i18n.t('Edit takeaway') : i18n.t('New takeaway')}
      size={560}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': i18n.t('Close'), size: isPhone ? 44 : 'md', iconSize: 20 }}
    >
      <CardForm start={start} card={card} onDone={close} />
    </Modal>
  );
};

const below: Pick<TextareaProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

type FormProps = Required<Pick<CardDialogProps, 'start'>> &
  Pick<CardDialogProps, 'card'> & { readonly onDone: () => void };

const CardForm = ({ start, card, onDone }: FormProps) => {
  // Reviewing or editing changes the takeaway, so the form keeps the values with which it began.
  const [initialValues] = useState(() => (card ? formValues(card) : startValues(start)));
  const { note } = start;
  const failure = i18n.t('Failed to save the takeaway');
  const { form, frame, giveUp } = useDraftForm<CardFormValues>({
    name: 'card',
    item: card ?? (note === undefined ? undefined : { _id: note }),
    initialValues,
    validate: formErrors,
    save: useSave({
      item: card,
      create: createCard,
      update: updateCard,
      createBody: (values: CardFormValues) => ({
        ...createBody(values),
        ...(note !== undefined && { note }),
      }),
      patchBody,
      newLabel: (body) => i18n.t('New takeaway: {name}', { name: cardName(body) }),
      editLabel: (edited) => i18n.t('{name}: edited', { name: cardName(edited) }),
      failure,
    }),
    fallback: failure,
    onSaved: onDone,
  });
  return (
    <Form
      {...frame}
      label={i18n.t('Takeaway')}
      submit={card ? i18n.t('Save changes') : i18n.t('Add takeaway')}
      actions={
        <Button size="md" variant="default" onClick={() => giveUp(onDone)}>
          {i18n.t('Cancel')}
        </Button>
      }
    >
      <Textarea
        label={i18n.t('Front')}
        description={i18n.t('A question, or a word.')}
        required
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        {...below}
        {...limitTo(maxFront)}
        {...form.getInputProps('front')}
      />
      <Textarea
        label={i18n.t('Back')}
        description={i18n.t('What you want to recall.')}
        required
        autosize
        minRows={3}
        maxRows={16}
        {...below}
        {...limitTo(maxBack)}
        {...form.getInputProps('back')}
      />
      <AboutField {...form.getInputProps('about')} />
    </Form>
  );
};
