import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import type { Route as ApiRoute } from '#shared/calls/route.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, render } from '#testing/components/render.tsx';
import { type Received, respond } from '#testing/components/server.ts';
import { sleep } from '../../data/client/retry.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { paths } from '../../paths.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

type Typed = Readonly<Record<string, string>>;

const login: Typed = { Email: 'ada@example.com', Password: 'stone by stone' };
const register: Typed = { 'Full Name': 'Ada', ...login, 'Confirm Password': 'stone by stone' };
const reset: Typed = {
  Email: 'ada@example.com',
  Code: '123456',
  'New password': 'stone by stone',
  'Confirm new password': 'stone by stone',
};

const pages = {
  login: [<LoginPage key="login" />, 'Login', login, auth.login, 'Login failed'],
  register: [
    <RegisterPage key="register" />,
    'Create Account',
    register,
    auth.register,
    'Registration failed',
  ],
  forgot: [
    <ForgotPasswordPage key="forgot" />,
    'Send code',
    { Email: 'ada@example.com' },
    auth.forgotPassword,
    'Failed to send the code',
  ],
  reset: [
    <ResetPasswordPage key="reset" />,
    'Reset password',
    reset,
    auth.resetPassword,
    'Failed to reset password',
  ],
} as const satisfies Record<string, readonly [ReactElement, string, Typed, ApiRoute, string]>;

const fillIn = async (page: keyof typeof pages, changed: Typed = {}) => {
  const [element, submit, typed] = pages[page];
  const { user } = render(element);
  for (const [label, text] of Object.entries({ ...typed, ...changed })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: submit }));
};

describe('invalid input is refused at its field and not sent', () => {
  let sent: Received[];
  beforeEach(() => {
    sent = respond(...Object.values(pages).map(([, , , route]) => [route, { body: {} }] as const));
  });

  test.each([
    ['login', 'Email', '', 'Email is required'],
    ['login', 'Email', 'ada', fieldReasons.emailAddress().message],
    ['login', 'Password', '', 'Password is required'],
    ['register', 'Full Name', '', 'Name is required'],
    ['register', 'Email', 'ada@', fieldReasons.emailAddress().message],
    ['register', 'Password', 'shorter', 'Password must be at least 8 characters'],
    ['register', 'Confirm Password', 'another', 'Passwords do not match'],
    ['forgot', 'Email', '', 'Email is required'],
    ['reset', 'Code', '12', 'Code must be the six digits from the email'],
    ['reset', 'New password', 'shorter', 'Password must be at least 8 characters'],
    ['reset', 'Confirm new password', 'another', 'Passwords do not match'],
  ] as const)('%s with %s %j: %s', async (page, label, typed, message) => {
    await fillIn(page, { [label]: typed });
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('a failed request shows the reason', () => {
  test.each(Object.keys(pages) as (keyof typeof pages)[])('on %s', async (page) => {
    const [, submit, typed, route, fallback] = pages[page];
    const sent = respond([route, { status: 500, body: {} }]);
    await fillIn(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(fallback);
    for (const [label, text] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect(screen.getByRole('button', { name: submit })).toBeEnabled();
    expect(sent).toHaveLength(1);
    await expectAccessible();
  });

  test.each(['login', 'register'] as const)('in the gateway’s words: %s', async (page) => {
    respond([pages[page][3], { status: 403, body: { message: '<b>Blocked</b>' } }]);
    await fillIn(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('<b>Blocked</b>');
    expect(alert.querySelector('b')).toBeNull();
  });

  test('if the server can’t be reached', async () => {
    respond();
    await fillIn('login');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not reach the server. Check your connection and try again.',
    );
  });

  test('in the server’s words, and also at the field', async () => {
    const message = 'That email address is already in use';
    const body = { code: 'conflict', message, errors: [{ field: 'email', message }] };
    respond([auth.register, { status: 409, body }]);
    await fillIn('register');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

test.each([
  ['forgot', paths.forgotPassword],
  ['reset', paths.resetPassword],
] as const)('after leaving %s during a request, the new page stays', async (page, path) => {
  const [element, submit, typed] = pages[page];
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => response);
  history.replaceState(null, '', path);
  const { user } = render(
    <Routes>
      <Route path={path} element={element} />
      <Route path={paths.login} element="The login page" />
    </Routes>,
  );
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: submit }));
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  const key = history.state.key;
  resolve(Response.json({ data: null, message: 'Done', reason: 'done', params: {} }));
  await act(() => sleep(50));
  expect(screen.getByText('The login page')).toBeInTheDocument();
  expect(history.state.key).toBe(key);
});

describe('the draft of a registration', () => {
  const registered = {
    body: { token: 'a token', data: { user: ada }, message: 'Welcome' },
  };
  const reload = () => {
    cleanup();
    return render(<RegisterPage />);
  };

  test('keeps the name and the address after a reload, but no password', async () => {
    respond([auth.register, { status: 500, body: {} }]);
    await fillIn('register');
    await screen.findByRole('alert');
    expect(JSON.stringify(sessionStorage)).not.toContain('stone by stone');
    expect(JSON.stringify(localStorage)).not.toContain('ada@example.com');
    const { user } = reload();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('');
    await user.clear(screen.getByLabelText('Full Name'));
    await user.clear(screen.getByLabelText('Email'));
    expect(JSON.stringify(sessionStorage)).not.toContain('draft');
  });

  test('is deleted once the account exists', async () => {
    respond([auth.register, registered]);
    await fillIn('register');
    await waitFor(() => expect(sessionStore.state().status).toBe('signed-in'));
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com');
    reload();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

describe('the story above the form', () => {
  test.each(['login', 'register'] as const)('has three sentences on %s', async (page) => {
    render(pages[page][0]);
    const story = screen.getByRole('complementary', { name: 'About Cairn' });
    expect(story.querySelectorAll('p')).toHaveLength(3);
    await expectAccessible();
  });
});

test('at a local address, one press sends the log-in of the demo account', async () => {
  const sent = respond([auth.login, { status: 401, body: {} }]);
  const { user } = render(<LoginPage />);
  await user.click(screen.getByRole('button', { name: 'Open the demo account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'demo@cairn.example', password: 'stone-by-stone' },
  ]);
});
