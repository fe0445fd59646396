import { Button, TextInput } from '@mantine/core';
import { type ClipboardEvent, type FormEvent, type RefObject, useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { lineList } from '../../../forms/formValues.ts';
import { useDraftText } from '../../../forms/useDraftText.ts';
import { partsError } from '../form/partErrors.ts';
import { readPartLines, type TypedPart } from '../form/partLines.ts';
import classes from './Parts.module.css';

type Props = {
  readonly resourceId: string;
  /** How many parts the resource has. */
  readonly count: number;
  readonly onAdd: (parts: readonly TypedPart[]) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the person asked for the field. It then takes the focus. */
  readonly isAsked: boolean;
};

/** A field for a new part. Enter adds the part. Several pasted lines add a part each. */
export const AddParts = ({ resourceId, count, onAdd, input, isAsked }: Props) => {
  const [text, setText] = useDraftText(`parts-${resourceId}`);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked, input]);
  const add = (lines: string): boolean => {
    const parts = readPartLines(lines);
    const wrong = parts.length === 0 ? i18n.t('Name the part first.') : partsError(lines, count);
    setError(wrong);
    if (wrong !== undefined) return false;
    onAdd(parts);
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add(text)) setText('');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (lineList(pasted).length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    if (add(`${before}${pasted}${after}`)) setText('');
  };
  return (
    <form className={classes.add} data-kept onSubmit={submit}>
      <TextInput
        ref={input}
        className={classes.addText ?? ''}
        aria-label={i18n.t('New part')}
        placeholder={i18n.t('Add a part, or paste a list')}
        value={text}
        error={error}
        description={
          count === 0 &&
          i18n.t(
            'With a length and a link: Introduction | 45 | https://example.com. Parts begin open, and the progress then follows from them, not from what was entered.',
          )
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onPaste={paste}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="default" aria-label={i18n.t('Add part')}>
        {i18n.t('Add')}
      </Button>
    </form>
  );
};
