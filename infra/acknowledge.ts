import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Records why AwsSolutions rules don't apply to a construct. Rule ids are given without the `AwsSolutions-` prefix. */
export const acknowledge = (construct: IConstruct, reasons: Readonly<Record<string, string>>) =>
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  );

export const placeInIds = (construct: IConstruct) => {
  const { partition, region } = Stack.of(construct);
  return {
    partition: Token.isUnresolved(partition) ? '<AWS::Partition>' : partition,
    region: Token.isUnresolved(region) ? '<AWS::Region>' : region,
  };
};
