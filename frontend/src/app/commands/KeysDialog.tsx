import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useLocation } from 'react-router-dom';
import { useOpened } from '../../ui/overlay/backCloses.ts';
import classes from './KeysDialog.module.css';
import { keysOf } from './keys.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** The keys of this page and of every page. */
export const KeysDialog = ({ isOpen, onClose }: Props) => {
  const { pathname } = useLocation();
  const opened = useOpened(isOpen, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      size={480}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'none' } }}
      transitionProps={{ duration: 100 }}
    >
      {keysOf(pathname).map(({ title, keys }) => (
        <section key={title} className={classes.part}>
          <h3>{title}</h3>
          <dl className={classes.keys}>
            {keys.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
};
