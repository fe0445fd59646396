import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';

type Props = ActionIconProps &
  ElementProps<'button', keyof ActionIconProps> & {
    /** The name for screen readers. By default, it is the title too. */
    readonly label: string;
  };

/** A quiet button that shows only an icon. */
export const IconButton = ({ label, title = label, ...rest }: Props) => (
  <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={title} {...rest} />
);

type DeleteProps = Omit<Props, 'label'> & {
  /** The name of the deleted item. */
  readonly name: string;
};

export const DeleteButton = ({ name, ...rest }: DeleteProps) => (
  <IconButton
    data-delete
    label={i18n.t('Delete {name}', { name })}
    title={i18n.t('Delete')}
    {...rest}
  >
    <IconTrash size={18} />
  </IconButton>
);
