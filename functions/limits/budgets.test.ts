import { describe, expect, test } from 'vitest';
import { type Budget, budgets } from './budgets.ts';

/** What Cognito does by itself ("Lockout behavior for failed sign-in attempts", "Quotas in Amazon Cognito"). */
const cognito = { lockedFrom: 5, forgetsAfter: 15 * 60, sendsAnHour: 5, triesAnHour: 15 };
const lockSeconds = (failures: number) => 2 ** (failures - cognito.lockedFrom);
const hour = 3_600;

describe('by what we let through', () => {
  const { login, forgotPassword, resetPassword } = budgets;

  test('strangers alone never lock an account, and have Cognito forget them before they try again', () => {
    expect(login.email.strangers).toBeLessThan(cognito.lockedFrom);
    expect(login.email.seconds).toBeGreaterThan(cognito.forgetsAfter);
    expect(budgets.register.email).toBe(login.email);
  });

  test('an account is never locked for longer than a sign-in can wait', () => {
    expect(lockSeconds(login.email.strangers + login.email.known)).toBeLessThanOrEqual(8);
  });

  test('as many codes are asked for, and tried, as Cognito allows', () => {
    const { strangers, known, seconds } = forgotPassword.email;
    expect(strangers + known).toBeLessThanOrEqual(cognito.sendsAnHour);
    expect(seconds).toBeGreaterThanOrEqual(hour);
    const tried = resetPassword.email;
    expect(tried.strangers + tried.known).toBeLessThan(cognito.triesAnHour);
    expect(tried.seconds).toBeGreaterThanOrEqual(hour);
  });

  test.each(Object.entries(budgets))(
    'one strange place never spends all of %s',
    (_, budget: Budget) => {
      expect(budget.email.strange).toBeLessThan(budget.email.strangers);
      expect(budget.email.known).toBeGreaterThan(0);
    },
  );
});
