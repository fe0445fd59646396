import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { type ListName, maxListItemLength } from '#shared/projects/model.ts';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { useDraftText } from '../../../forms/useDraftText.ts';
import classes from './ListItems.module.css';
import { fieldTexts } from './projectLists.ts';

type Props = {
  readonly list: ListName;
  readonly onAdd: (description: string) => void;
  readonly input: Ref<HTMLInputElement>;
  /** The name of the draft: 'goals-01J…'. */
  readonly draft: string;
};

/** Each Enter adds an item. Screen readers announce the new item. */
export const AddListItem = ({ list, onAdd, input, draft }: Props) => {
  const texts = fieldTexts[list]();
  const [text, setText] = useDraftText(draft);
  const [announcement, setAnnouncement] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const description = text.trim();
    setMissing(description === '');
    if (description === '') return;
    setText('');
    onAdd(description);
    setAnnouncement(i18n.t('Added: {description}', { description }));
  };
  return (
    <form className={classes.add} data-kept onSubmit={submit}>
      <TextInput
        ref={input}
        className={classes.addText ?? ''}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        {...limitTo(maxListItemLength)}
        value={text}
        error={isMissing && texts.missing}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="default" aria-label={texts.submit}>
        {i18n.t('Add')}
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </form>
  );
};

/** Focuses the first visible button of an item. */
export const focusListItem = (
  list: HTMLElement | null,
  itemId: string,
  buttons: readonly ('data-edit' | 'data-delete')[],
): void =>
  buttons
    .map((button) => list?.querySelector<HTMLElement>(`[data-list-item="${itemId}"] [${button}]`))
    .find((button) => button?.checkVisibility())
    ?.focus();
