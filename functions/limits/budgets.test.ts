import { describe, expect, test } from 'vitest';
import { type Budget, budgets, type EmailBudget } from './budgets.ts';

/** Cognito's own limits ("Lockout behavior for failed sign-in attempts", "Quotas in Amazon Cognito"). */
const cognito = { lockedFrom: 5, forgetsAfter: 15 * 60, sendsAnHour: 5, triesAnHour: 15 };
const lockSeconds = (failures: number) => 2 ** (failures - cognito.lockedFrom);
const hour = 3_600;

const attemptsAllowed = ({ devices, addresses, strangers }: EmailBudget) =>
  devices + addresses + strangers;

describe('within our budgets', () => {
  const { login, forgotPassword, resetPassword } = budgets;

  test('strangers alone never lock an account, and Cognito forgets their attempts before the next ones', () => {
    expect(login.email.strangers).toBeLessThan(cognito.lockedFrom);
    expect(login.email.seconds).toBeGreaterThan(cognito.forgetsAfter);
    expect(budgets.register.email).toBe(login.email);
  });

  test('an account is never locked for longer than a sign-in can wait', () => {
    expect(lockSeconds(attemptsAllowed(login.email))).toBeLessThanOrEqual(4);
  });

  test('no more codes are requested and tried than Cognito allows', () => {
    expect(attemptsAllowed(forgotPassword.email)).toBeLessThanOrEqual(cognito.sendsAnHour);
    expect(forgotPassword.email.seconds).toBeGreaterThanOrEqual(hour);
    expect(attemptsAllowed(resetPassword.email)).toBeLessThan(cognito.triesAnHour);
    expect(resetPassword.email.seconds).toBeGreaterThanOrEqual(hour);
  });

  test.each(Object.entries(budgets))(
    'one stranger never uses up all of %s',
    (_, budget: Budget) => {
      expect(budget.email.stranger).toBeLessThan(budget.email.strangers);
      expect(budget.email.addresses).toBeGreaterThan(0);
      expect(budget.email.devices).toBeGreaterThan(0);
    },
  );
});
