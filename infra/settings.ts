import * as z from 'zod';

export const stages = ['dev', 'prod'] as const;

const schema = z
  .object({
    stage: z
      .enum(stages, {
        error: (issue) =>
          `stage must be ${stages.join(' or ')}, not ${JSON.stringify(issue.input)} (set it by: -c stage=prod)`,
      })
      .default('dev'),
    domainName: z
      .hostname({ error: 'domainName must be a host name like cairn.example.com' })
      .optional(),
    certificateArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'certificateArn must be the ARN of an ACM certificate in us-east-1, where CloudFront reads it',
      )
      .optional(),
  })
  .refine((s) => (s.domainName === undefined) === (s.certificateArn === undefined), {
    error: 'domainName and certificateArn belong together: set both or neither',
  });

export type Settings = z.output<typeof schema>;
export type Stage = Settings['stage'];

/** Whether a stage's data must outlive its stack. */
export const keepsData = (stage: Stage): boolean => stage === 'prod';

/** Its message is one sentence for the terminal. */
export class SettingsError extends Error {}

/**
 * What is deployed, from the CDK context (`-c stage=prod`, or `context` in cdk.json).
 * @throws SettingsError that names the first wrong setting
 */
export const readSettings = (context: (key: string) => unknown): Settings => {
  const given = Object.fromEntries(
    ['stage', 'domainName', 'certificateArn'].map((key) => [key, context(key)]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(parsed.error.issues[0]?.message);
  return parsed.data;
};
