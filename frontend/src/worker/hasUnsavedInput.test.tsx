import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { Form } from '../forms/Form.tsx';
import { hasUnsavedInput } from './hasUnsavedInput.ts';

const frame = {
  ref: { current: null },
  error: null,
  notice: null,
  busy: false,
  onSubmit: () => undefined,
};

test.each([
  ['a form without drafts', <input key="name" />, false, true],
  ['a form with drafts', <input key="name" />, true, false],
  ['a field with a draft, in a form without drafts', <input key="name" data-kept />, false, false],
])('whether typing in %s counts as unsaved input', async (_, field, isKept, isUnsaved) => {
  const { user } = render(
    <Form {...frame} isKept={isKept}>
      {field}
    </Form>,
  );
  expect(hasUnsavedInput()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'a');
  expect(hasUnsavedInput()).toBe(isUnsaved);
});
