import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useBackCloses } from '../../../ui/overlay/backCloses.ts';
import { useSetDay } from '../tick/useSetDay.ts';
import { AmountField } from './AmountField.tsx';
import classes from './AmountTick.module.css';
import { AmountTick, type AmountTickProps } from './AmountTick.tsx';

/** An amount habit on a day. Its button opens a field below the row, for any amount. */
export const AmountPopover = (props: AmountTickProps) => {
  const { habit, day } = props;
  const onSet = useSetDay();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const leaving = { onBlur, onKeyDown };
  return (
    <div className={classes.root} {...leaving}>
      <AmountTick
        {...props}
        ref={button}
        opens="dialog"
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          role="dialog"
          aria-label={i18n.t('{name}, {day}', { name: habit.name, day: formatDay(day) })}
          tabIndex={-1}
          className={classes.panel}
        >
          <AmountField habit={habit} day={day} autoFocus onSet={onSet} />
        </div>
      )}
    </div>
  );
};
