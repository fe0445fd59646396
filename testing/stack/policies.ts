import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import type { Permission } from './permissions.ts';
import { type Resolve, text } from './values.ts';

const listOf = <S extends z.ZodMiniType>(one: S) =>
  z.union([
    z.array(one),
    z.pipe(
      one,
      z.transform((single) => [single]),
    ),
  ]);

const role = z.object({
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
});
const rolesOf = z.object({ Roles: z.array(z.object({ Ref: z.string() })) });
const policy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(
      z.strictObject({
        Effect: z.literal('Allow'),
        Action: listOf(z.string()),
        Resource: listOf(text),
        /** Limits the sender's address. The resource allows any identity. */
        Condition: z.optional(
          z.strictObject({ StringEquals: z.strictObject({ 'ses:FromAddress': z.string() }) }),
        ),
      }),
    ),
  }),
});

/**
 * Actions that the Lambda runtime needs instead of the function's code: to log, to trace, and to receive messages
 * from its queue.
 */
const byTheRuntime =
  /^(logs:(CreateLogStream|PutLogEvents)|xray:(PutTraceSegments|PutTelemetryRecords)|sqs:(ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueueAttributes|GetQueueUrl))$/;

/** The actions that a function's code may call, each with its resource. */
export const allowedTo = (
  { resources }: Assembly,
  resolve: Resolve,
  functionId: string,
): Permission[] => {
  const { Role } = role.parse(resources[functionId]?.Properties);
  const [roleId] = Role['Fn::GetAtt'];
  return Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .filter(({ Properties }) => rolesOf.parse(Properties).Roles.some(({ Ref }) => Ref === roleId))
    .flatMap(({ Properties }) => policy.parse(Properties).PolicyDocument.Statement)
    .flatMap(({ Action, Resource, Condition }) =>
      Action.filter((action) => !byTheRuntime.test(action)).flatMap((action) =>
        Condition
          ? { action, on: Condition.StringEquals['ses:FromAddress'] }
          : Resource.map((on) => ({ action, on: resolve(on) })),
      ),
    );
};
