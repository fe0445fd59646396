import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Records why rules of AwsSolutions do not hold for a construct; ids without the pack's name. */
export const acknowledge = (construct: IConstruct, reasons: Readonly<Record<string, string>>) =>
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  );
