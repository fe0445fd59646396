import { Trans } from '@lingui/react';
import { Link, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import { areSingleKeysOn } from '../../ui/keys/singleKeys.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import classes from './KeysDialog.module.css';
import { keysOf } from './keys.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Lists the keyboard shortcuts of this page, then those of every page. */
export const KeysDialog = ({ isOpen, onClose }: Props) => {
  const { pathname } = useLocation();
  return (
    <Modal opened={isOpen} onClose={onClose} title={i18n.t('Keyboard shortcuts')} size={480}>
      {!areSingleKeysOn() && (
        <p className={classes.off}>{i18n.t('Single-key shortcuts are off on this device.')}</p>
      )}
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
      <p className={classes.note}>
        <Trans
          id="Turn single-key shortcuts on or off in your <0>profile</0>."
          components={{ 0: <Link to={paths.profile} onClick={onClose} /> }}
        />
      </p>
    </Modal>
  );
};
