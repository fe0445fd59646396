import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './ClampedText.module.css';
import { MoreButton } from './MoreButton.tsx';

type Props = {
  readonly text: string;
  /** The name of the text, for the button's label: 'Description'. */
  readonly name: string;
  /** How many lines are shown before the text is unfolded. */
  readonly lines: number;
};

/** About how many characters fit on one line of a card. */
const LINE = 48;

const isLong = (text: string, lines: number): boolean =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0) >
  lines;

/** Shows a text. A long text shows only its first lines, with a button that unfolds it. */
export const ClampedText = ({ text, name, lines }: Props) => {
  const [open, setOpen] = useState(false);
  const button = open ? i18n.t('Show less') : i18n.t('Show more');
  return (
    <>
      <p
        className={classes.text}
        dir="auto"
        data-cut={!open || undefined}
        style={{ ['--lines' as string]: lines }}
      >
        {text}
      </p>
      {isLong(text, lines) && (
        <MoreButton
          isOpen={open}
          onToggle={() => setOpen(!open)}
          label={i18n.t('{list}: {button}', { list: name, button })}
        >
          {button}
        </MoreButton>
      )}
    </>
  );
};
