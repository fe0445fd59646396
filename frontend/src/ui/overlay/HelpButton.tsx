import { IconHelp } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './Explained.module.css';
import { Explained } from './Explained.tsx';

type Props = {
  /** The figure's name: 'Strength'. */
  readonly name: string;
  readonly what: string;
};

/** A small '?' after the name of a figure. It opens an explanation of the figure. */
export const HelpButton = ({ name, what }: Props) => (
  <Explained
    className={classes.help ?? ''}
    label={i18n.t('What is {name}?', { name })}
    reason={what}
  >
    <IconHelp size={14} stroke={1.75} aria-hidden="true" />
  </Explained>
);
