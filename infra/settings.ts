import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod/mini';

export const stages = ['dev', 'prod'] as const;

export type Stage = (typeof stages)[number];

/** The name of a stage's own bootstrap. Its roles and bucket are separate from the other stage's. */
export const bootstrapQualifier = (stage: Stage): string => `cairn${stage}`;

/** The log retention periods that CloudWatch offers, in days. Leaves out 9999, which means forever. */
export const logRetentions: readonly number[] = Object.values(RetentionDays)
  .filter((days): days is number => typeof days === 'number' && days !== RetentionDays.INFINITE)
  .sort((a, b) => a - b);

const stageSchema = z._default(
  z.enum(stages, {
    error: ({ input }) =>
      `stage must be ${stages.join(' or ')}, not ${JSON.stringify(input)} (set it by: -c stage=prod)`,
  }),
  'dev',
);

/** Also accepts a number as text, because command-line values are always text. */
const wholeNumber = (message: string) =>
  z.pipe(
    z.transform((given) => (/^\d+$/.test(String(given)) ? Number(given) : given)),
    z.int(message),
  );

const flag = (name: string) =>
  z.pipe(
    z.transform((given) => (given === 'true' ? true : given === 'false' ? false : given)),
    z.boolean(`${name} must be true or false`),
  );

const generation = (name: string) =>
  z.pipe(
    wholeNumber(`${name} must be a whole number`),
    z.int().check(z.gte(1, `${name} must be a whole number of at least 1`)),
  );

const matching = (pattern: RegExp, message: string) =>
  z.string(message).check(z.regex(pattern, message));

const notIdentity =
  'senderIdentity must be the identity that SES verified for senderEmail: the address itself or its domain';

const fields = {
  region: z.optional(
    matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'region must be a region of AWS like eu-central-1'),
  ),
  alarmEmail: z.optional(
    z.email(
      'alarmEmail must be one e-mail address like ops@example.com, which receives the alarms',
    ),
  ),
  domainName: z.optional(
    z.hostname({ error: 'domainName must be a host name like cairn.example.com' }),
  ),
  certificateArn: z.optional(
    matching(
      /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'certificateArn must be the ARN of an ACM certificate in us-east-1, where CloudFront reads it',
    ),
  ),
  httpsForSubdomains: z._default(flag('httpsForSubdomains'), false),
  waf: z._default(flag('waf'), false),
  size: z._default(z.enum(['many', 'household'], 'size must be many or household'), 'many'),
  monthlyBudget: z.optional(
    wholeNumber('monthlyBudget must be a whole number of US dollars').check(
      z.gte(1, 'monthlyBudget must be a whole number of US dollars'),
    ),
  ),
  logRetentionDays: z._default(
    wholeNumber('logRetentionDays must be a number of days, like 90').check(
      z.refine((days) => logRetentions.includes(days), {
        error: `logRetentionDays must be a period that CloudWatch offers: ${logRetentions.join(', ')} days`,
      }),
    ),
    90,
  ),
  senderEmail: z.optional(
    z.email('senderEmail must be one e-mail address like cairn@example.com, verified in SES'),
  ),
  senderIdentity: z.optional(z.string(notIdentity)),
  originSecret: z._default(generation('originSecret'), 1),
  originSecretBefore: z.optional(generation('originSecretBefore')),
  protected: z._default(flag('protected'), false),
};

type SettingName = keyof typeof fields;
const settingNames = Object.keys(fields) as SettingName[];

const schema = z.object({ stage: stageSchema, ...fields }).check(
  z.refine((s) => (s.domainName === undefined) === (s.certificateArn === undefined), {
    error: 'domainName and certificateArn belong together: set both or neither',
  }),
  z.refine((s) => s.monthlyBudget === undefined || s.alarmEmail !== undefined, {
    error: "monthlyBudget needs alarmEmail: the budget's warnings go there",
  }),
  z.refine((s) => !s.waf || s.region !== undefined, {
    error: 'waf needs region, the region of the main stack (set it by: -c region=eu-central-1)',
  }),
  z.refine((s) => s.senderIdentity === undefined || isIdentityOf(s), notIdentity),
  z.refine((s) => !s.httpsForSubdomains || s.domainName !== undefined, {
    error: 'httpsForSubdomains needs domainName, the domain whose subdomains are yours',
  }),
  z.refine((s) => (s.originSecretBefore ?? 0) === s.originSecret - 1, {
    error:
      'originSecret must be originSecretBefore + 1: to rotate, set originSecretBefore to the deployed number, and originSecret to the next',
  }),
  z.refine((s) => !s.protected || keepsData(s.stage), {
    error: 'protected is only for prod: dev must stay deletable',
  }),
);

type Sender = Readonly<Partial<Record<'senderEmail' | 'senderIdentity', string | undefined>>>;
const isIdentityOf = ({ senderEmail, senderIdentity }: Sender) =>
  [senderEmail, senderEmail?.split('@')[1]].includes(senderIdentity);

/**
 * The settings of a deployment.
 *
 * - `region`: the region of everything except the stacks at the edge. By default, the region of the AWS CLI's
 *   profile.
 * - `alarmEmail`: the address that receives alarms.
 * - `senderEmail`: the address that sends codes, notices about a change of address, and digests, through SES.
 *   `senderIdentity`: the identity that SES verified. By default, the address's domain.
 * - `domainName`, `certificateArn`: the site's own address. `httpsForSubdomains`: whether browsers must use HTTPS
 *   for its subdomains too, for two years. `waf`: whether a firewall protects CloudFront.
 * - `size`: `household` means one person or a family, with fewer alarms and no dashboard. `monthlyBudget`: US
 *   dollars for the whole AWS account.
 * - `originSecret`: the generation of the secret that CloudFront sends to the functions. Increase it for a new
 *   secret. `originSecretBefore`: the previous generation. It is required from generation 2 on, so that nobody
 *   skips a generation by mistake.
 * - `protected`: whether everything with data is protected from deletion. A failed first deployment then can't be
 *   undone.
 */
export type Settings = z.output<typeof schema>;

/** Whether a stage's data must outlive its stack. */
export const keepsData = (stage: Stage): boolean => stage === 'prod';

/** The removal policy of resources with data. A failed first deployment leaves none of them behind. */
export const dataRemovalPolicy = (stage: Stage): RemovalPolicy =>
  keepsData(stage) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** A wrong setting. The message is one sentence for the terminal. */
export class SettingsError extends Error {}

const checked = <S extends z.ZodMiniType>(of: S, given: unknown): z.output<S> => {
  const parsed = of.safeParse(given);
  if (!parsed.success) throw new SettingsError(parsed.error.issues[0]?.message);
  return parsed.data;
};

const isSet = (given: unknown) => given !== undefined && given !== null && given !== '';

/** The value `stages` in cdk.json: the settings of each stage. */
const byStage = z.strictObject(
  Object.fromEntries(
    stages.map((stage) => [
      stage,
      z.optional(
        z.partial(
          z.strictObject(Object.fromEntries(settingNames.map((name) => [name, z.unknown()])), {
            error: ({ code, keys }) =>
              code === 'unrecognized_keys'
                ? `stages.${stage} has an unknown setting ${String(keys)}; the settings are ${settingNames.join(', ')}`
                : `stages.${stage} must be an object of settings`,
          }),
        ),
      ),
    ]),
  ),
  `stages must have settings only for ${stages.join(' and ')}`,
);

/**
 * Reads a deployment's settings from the CDK context: first `-c waf=true`, then the stage's value in `stages` of
 * cdk.json, then `byDefault`. `null` and an empty text mean that a setting is not set.
 * @throws SettingsError that names the first invalid setting
 */
export const readSettings = (
  context: (key: string) => unknown,
  byDefault: { readonly region?: string | undefined } = {},
): Settings => {
  const said = context('stage');
  const stage = checked(stageSchema, isSet(said) ? said : undefined);
  const ofStage: Partial<Record<string, unknown>> =
    checked(z.optional(byStage), context('stages') ?? undefined)?.[stage] ?? {};
  const given = settingNames
    .map((name) => [name, isSet(context(name)) ? context(name) : ofStage[name]] as const)
    .filter(([, value]) => isSet(value));
  return checked(schema, { stage, ...byDefault, ...Object.fromEntries(given) });
};
