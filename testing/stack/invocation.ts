import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { type Resolve, text } from './values.ts';

const permission = z.object({
  Action: z.literal('lambda:InvokeFunction'),
  Principal: z.enum([
    'apigateway.amazonaws.com',
    'cognito-idp.amazonaws.com',
    'events.amazonaws.com',
  ]),
  FunctionName: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  SourceArn: text,
});

/**
 * The ARN of a route, as the gateway sends it to Lambda: `GET /api/habits` -> `<stage>/GET/api/habits`, `$default`
 * -> `<stage>/$default`. Source: aws/serverless-application-model#2574, which fixed the permission of $default.
 */
export const routeArn = (apiArn: string, stage: string, routeKey: string): string =>
  `${apiArn}/${stage}/${routeKey.replace(' ', '')}`;

/**
 * IAM's ArnLike, which a permission's SourceArn becomes. Compares each of the six parts between colons separately.
 * `*` matches any characters, including slashes, and `?` matches any single character.
 */
export const isArnLike = (pattern: string, arn: string): boolean => {
  const partsOf = (whole: string) => {
    const parts = whole.split(':');
    return [...parts.slice(0, 5), parts.slice(5).join(':')];
  };
  const given = partsOf(arn);
  return partsOf(pattern).every((part, index) => {
    const literal = part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    const wildcards = literal.replaceAll('*', '.*').replaceAll('?', '.');
    return new RegExp(`^${wildcards}$`).test(given[index] ?? '');
  });
};

/** Whether the template lets a service call a function (by logical id) for a route, a user pool or a rule. */
export const mayInvoke = (
  { resources }: Assembly,
  resolve: Resolve,
  functionId: string,
  sourceArn: string,
  service: z.output<typeof permission>['Principal'] = 'apigateway.amazonaws.com',
): boolean =>
  Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Permission')
    .flatMap(({ Properties }) => permission.safeParse(Properties).data ?? [])
    .filter(({ FunctionName }) => FunctionName['Fn::GetAtt'][0] === functionId)
    .filter(({ Principal }) => Principal === service)
    .some(({ SourceArn }) => isArnLike(resolve(SourceArn), sourceArn));
