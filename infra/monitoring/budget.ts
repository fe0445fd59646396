import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export type BudgetProps = { readonly alarmEmail: string; readonly monthlyBudget: number };

/** Sends an e-mail when the AWS account exceeds its monthly budget, and when it will at the current rate. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { alarmEmail, monthlyBudget }: BudgetProps) {
    super(scope, id);
    new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
      })),
    });
  }
}
