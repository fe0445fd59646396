import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { ApiError } from '../data/client/ApiError.ts';
import type { ErrorBody } from '../data/client/errorBody.ts';
import { Form } from './Form.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { useForm } from './useForm.ts';

const unset = { name: '', place: '', url: '' };
type Values = typeof unset;

type Props = {
  readonly first?: Partial<Values>;
  readonly send: (values: Values) => Promise<unknown>;
  readonly isOnce?: boolean;
  readonly alwaysInBox?: boolean;
};

/** A form with two required fields and one rarely used field. */
const Trip = ({ first = {}, ...options }: Props) => {
  const { form, frame } = useForm<Values>({
    initialValues: { ...unset, ...first },
    validate: ({ name, place, url }) => ({
      ...(name === '' && { name: 'Name is required' }),
      ...(place === '' && { place: 'Place is required' }),
      ...(url === 'wrong' && { url: 'URL must be a link' }),
    }),
    fallback: 'Failed to save the trip',
    ...options,
  });
  return (
    <Form {...frame} label="Trip" submit="Save">
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Place" {...form.getInputProps('place')} />
      <MoreOptions form={form} unset={unset} fields={['url']}>
        <TextInput label="URL" {...form.getInputProps('url')} />
      </MoreOptions>
    </Form>
  );
};

const whole = { name: 'Home', place: 'Turin' };
const input = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

/** A pending response. The test decides when it arrives. */
const held = () => {
  const { promise, ...settle } = Promise.withResolvers<void>();
  let sent = 0;
  const send = () => {
    sent++;
    return promise;
  };
  return { send, sent: () => sent, ...settle };
};

describe('a form', () => {
  test('names the missing fields, focuses the first one, and sends nothing', async () => {
    const { send, sent } = held();
    const { user } = render(<Trip send={send} />);
    await user.click(save());
    expect(input('Name')).toBeInvalid();
    expect(input('Name')).toHaveAccessibleDescription('Name is required');
    expect(input('Place')).toHaveAccessibleDescription('Place is required');
    expect(input('Name')).toHaveFocus();
    await expectAccessible();
    await user.keyboard('Home{Enter}');
    expect(input('Name')).toBeValid();
    expect(input('Place')).toHaveFocus();
    expect(sent()).toBe(0);
  });

  test('is busy during the request, and is sent only once', async () => {
    const { send, sent, resolve } = held();
    const { user } = render(<Trip first={whole} send={send} />);
    await user.dblClick(save());
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(screen.getByRole('form', { name: 'Trip' })).toHaveAttribute('aria-busy', 'true');
    await user.click(input('Name'));
    await user.keyboard('{Enter}{Enter}');
    resolve();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(sent()).toBe(1);
  });

  test('that closes after sending stays busy', async () => {
    const { send, sent, resolve } = held();
    const { user } = render(<Trip first={whole} send={send} isOnce />);
    resolve();
    await user.click(save());
    await user.click(input('Name'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(sent()).toBe(1);
  });

  test.each([
    ['with a message', new ApiError(409, refusal('That name is taken')), 'That name is taken', ''],
    [
      'with the message of a field',
      new ApiError(
        400,
        refusal('That does not fit', [{ field: 'place', message: 'No such place' }]),
      ),
      'That does not fit',
      'No such place',
    ],
    ['without a message', new ApiError(500), 'Failed to save the trip', ''],
    [
      'without a connection',
      new ApiError('FETCH_ERROR'),
      'Could not reach the server. Check your connection and try again.',
      '',
    ],
  ])('says why the request failed, %s', async (_, failure, said, atPlace) => {
    const { user } = render(<Trip first={whole} send={() => Promise.reject(failure)} />);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(input('Place')).toHaveAccessibleDescription(atPlace);
    if (atPlace) expect(input('Place')).toHaveFocus();
    expect(input('Name')).toHaveValue('Home');
    expect(save()).toBeEnabled();
    await expectAccessible();
  });

  test('does not repeat a field’s message in the box, unless `alwaysInBox` is set', async () => {
    const failure = new ApiError(
      400,
      refusal('No such place', [{ field: 'place', message: 'No such place' }]),
    );
    const send = () => Promise.reject(failure);
    const { user, unmount } = render(<Trip first={whole} send={send} />);
    await user.click(save());
    await waitFor(() => expect(input('Place')).toHaveFocus());
    expect(input('Place')).toHaveAccessibleDescription('No such place');
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const again = render(<Trip first={whole} send={send} alwaysInBox />);
    await again.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('No such place');
  });

  test('shows the error of an unknown field in the box', async () => {
    const failure = new ApiError(
      400,
      refusal('No such climate', [{ field: 'climate', message: 'No such climate' }]),
    );
    const { user } = render(<Trip first={whole} send={() => Promise.reject(failure)} />);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('No such climate');
  });

  test('removes its message at the next attempt', async () => {
    const tries = [Promise.reject(new ApiError(500)), held().send()];
    const { user } = render(<Trip first={whole} send={async () => tries.shift()} />);
    await user.click(save());
    await screen.findByRole('alert');
    await user.click(save());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

function refusal(message: string, errors: ErrorBody['errors'] = []): ErrorBody {
  return { code: 'invalid', message, errors };
}

describe('more options', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('are hidden at first, and keep typed text when they are hidden again', async () => {
    const { user } = render(<Trip send={held().send} />);
    expect(button('More options')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'URL' })).toBeNull();
    await user.click(button('More options'));
    expect(button('Fewer options')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Fewer options')).toHaveFocus();
    await user.type(input('URL'), 'a link');
    await expectAccessible();
    await user.click(button('Fewer options'));
    expect(screen.queryByRole('textbox', { name: 'URL' })).toBeNull();
    await user.click(button('More options'));
    expect(input('URL')).toHaveValue('a link');
  });

  test('are shown if one of them has a value', () => {
    render(<Trip first={{ url: 'a link' }} send={held().send} />);
    expect(input('URL')).toHaveValue('a link');
  });

  test('open if one of them is wrong, and stay open while it is corrected', async () => {
    const { user } = render(<Trip first={{ ...whole, url: 'wrong' }} send={held().send} />);
    await user.click(button('Fewer options'));
    await user.click(save());
    expect(input('URL')).toHaveFocus();
    expect(input('URL')).toBeInvalid();
    await user.type(input('URL'), '!');
    expect(input('URL')).toBeVisible();
  });
});
