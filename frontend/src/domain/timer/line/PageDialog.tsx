import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { Form } from '../../../forms/Form.tsx';
import { readNumber } from '../../../forms/fields/number.ts';
import { useForm } from '../../../forms/useForm.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { PageField } from '../../time/PageField.tsx';
import { pageErrors } from '../../time/timeForm.ts';
import type { PageQuestion } from '../pageQuestion.ts';
import classes from './ForgottenDialog.module.css';

type Props = {
  readonly name: string;
  readonly place: PageQuestion['place'];
  /** Called with the page. Undefined if the field was empty. */
  readonly onStop: (page: number | undefined) => void;
  readonly isOpen: boolean;
  /** Called if the person does not stop the timer after all. The timer goes on. */
  readonly onClose: () => void;
};

/** Asks for the page when the timer of a resource with pages stops. The field may stay empty. */
export const PageDialog = ({ name, isOpen, onClose, ...props }: Props) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title={i18n.t('Which page of {name} are you on?', { name })}
    size={440}
  >
    <PageForm {...props} onClose={onClose} />
  </Modal>
);

type Values = { page: string };

const pageOf = ({ page }: Values): number | undefined => {
  const read = readNumber(page);
  return read === '' ? undefined : read;
};

const PageForm = ({ place, onStop, onClose }: Omit<Props, 'name' | 'isOpen'>) => {
  const { form, frame } = useForm<Values>({
    initialValues: { page: '' },
    validate: (values) => pageErrors(pageOf(values), place),
    send: async (values) => onStop(pageOf(values)),
    fallback: i18n.t('Failed to change the timer'),
  });
  return (
    <Form {...frame} label={i18n.t('Timer')}>
      <PageField
        place={place}
        placeholder={String(place.page)}
        data-autofocus
        {...form.getInputProps('page')}
      />
      <div className={classes.buttons}>
        <Button type="submit" disabled={frame.busy}>
          {i18n.t('Stop and log it')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {i18n.t('I am still on it')}
        </Button>
      </div>
    </Form>
  );
};
