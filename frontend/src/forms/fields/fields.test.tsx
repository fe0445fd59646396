import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { PasswordField } from './AccountFields.tsx';
import { ColorField } from './ColorField.tsx';
import { DurationField } from './DurationField.tsx';
import type { DurationUnit } from './duration.ts';
import { limitTo } from './limitTo.ts';
import { NumberField } from './NumberField.tsx';
import { UrlField } from './UrlField.tsx';

const field = () => screen.getByRole('textbox');

describe('a number', () => {
  const Hours = ({ first }: { readonly first: string }) => {
    const [value, setValue] = useState(first);
    return <NumberField label="Hours" min={1} max={24} value={value} onChange={setValue} />;
  };
  test.each([
    ['5', '{ArrowUp}', '6'],
    ['5', '{ArrowDown}', '4'],
    ['24', '{ArrowUp}', '24'],
    ['1', '{ArrowDown}', '1'],
    ['', '{ArrowUp}', '1'],
    ['1,5', '{ArrowUp}', '2.5'],
    ['a lot', '{ArrowUp}', 'a lot'],
    ['5', 'x', '5x'],
  ])('%j, then %s, is %j', async (first, keys, then) => {
    const { user } = render(<Hours first={first} />);
    await user.click(field());
    await user.keyboard(keys);
    expect(field()).toHaveValue(then);
  });

  test('is accessible', async () => {
    render(<Hours first="5" />);
    expect(field()).toHaveAccessibleName('Hours');
    await expectAccessible();
  });
});

describe('a limited text', () => {
  const Name = () => {
    const [value, setValue] = useState('');
    return (
      <TextInput
        label="Name"
        value={value}
        {...limitTo(120)}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    );
  };
  test.each([
    ['takes 100 emoji', '😀'.repeat(100), '😀'.repeat(100)],
    ['stops at 120 emoji', '😀'.repeat(121), '😀'.repeat(120)],
    ['stops at 120 letters', 'a'.repeat(121), 'a'.repeat(120)],
  ])('%s', async (_, pasted, kept) => {
    const { user } = render(<Name />);
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(kept);
  });
});

describe('a duration', () => {
  test.each([
    ['hours', '1:30', '= 1 h 30 min · In all'],
    ['minutes', '90', '= 1 h 30 min · In all'],
    ['minutes', '45', 'In all'],
    ['hours', '20', 'In all'],
    ['hours', '20 min', 'In all'],
    ['minutes', '0', 'In all'],
    ['hours', 'long', 'In all'],
    ['hours', '', 'In all'],
  ] satisfies [DurationUnit, string, string][])('%s: %j says %j', async (unit, value, said) => {
    render(<DurationField label="Time" unit={unit} value={value} description="In all" readOnly />);
    expect(field()).toHaveAccessibleName('Time');
    expect(field()).toHaveAccessibleDescription(said);
    await expectAccessible();
  });
});

describe('a link', () => {
  const Link = () => {
    const [value, setValue] = useState('');
    const onChange = (typed: unknown) =>
      setValue(
        typeof typed === 'string' ? typed : (typed as { target: { value: string } }).target.value,
      );
    return <UrlField label="URL" value={value} onChange={onChange} />;
  };
  test.each([
    ['example.com', 'https://example.com'],
    ['https://example.com/a', 'https://example.com/a'],
    ['a word', 'a word'],
  ])('%s is %s once the field is left', async (typed, then) => {
    const { user } = render(<Link />);
    await user.type(field(), typed);
    expect(field()).toHaveValue(typed);
    await user.tab();
    expect(field()).toHaveValue(then);
    await expectAccessible();
  });
});

test('a password can be shown and hidden, and screen readers learn that it is invalid', async () => {
  const { user } = render(<PasswordField label="Password" error="Password is required" />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Password is required');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show characters' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(password).toHaveAttribute('type', 'password');
  await expectAccessible();
});

describe('a colour', () => {
  const Colour = ({ first }: { readonly first: string }) => {
    const [value, setValue] = useState(first);
    return <ColorField value={value} onChange={setValue} />;
  };
  test('is chosen by name', async () => {
    const { user } = render(<Colour first="#4caf50" />);
    const group = screen.getByRole('group', { name: 'Colour' });
    expect(group).toContainElement(screen.getByRole('radio', { name: 'Green', checked: true }));
    await user.click(screen.getByRole('radio', { name: 'Purple' }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Purple');
    expect(screen.getByLabelText('Other')).toHaveValue('#9c27b0');
    await expectAccessible();
  });

  test('that is not a swatch is shown as a custom colour', async () => {
    render(<Colour first="#123456" />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByLabelText('Custom colour')).toHaveValue('#123456');
    await expectAccessible();
  });
});
