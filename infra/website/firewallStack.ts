import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiBase } from '#shared/calls/route.ts';
import { edgeRegion } from './edgeRegion.ts';

/**
 * How many API calls an address may make within five minutes. Many people may share an address. The site's files
 * are not counted: a first visit fetches over a hundred, so a whole classroom would be blocked.
 */
export const callsPerAddress = { all: 3_000, auth: 300 } as const;

/**
 * Groups of AWS managed rules. Each lists the rules that only count instead of blocking. Those rules mistake long
 * bodies, and texts with markup, addresses or code, for attacks. But people write such notes here, up to 100 KB.
 * Notes are only parsed, stored and shown as text.
 */
const managedGroups: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'JavaDeserializationRCE_BODY',
    'Log4JRCE_BODY',
    'ReactJSRCE_BODY',
  ],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
};

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

/** Limits how many calls an address may make to paths that begin with `path`. */
const rateRule = (
  name: string,
  limit: number,
  path: string,
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      scopeDownStatement: {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: path,
          // CloudFront also matches the normalised path, so `/%61pi/` and `/x/../api/` must count too.
          textTransformations: ['URL_DECODE', 'NORMALIZE_PATH'].map((type, priority) => ({
            priority,
            type,
          })),
        },
      },
    },
  },
  visibilityConfig: visible(name),
});

const managedRules = (
  name: string,
  counted: readonly string[],
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      // Left out if empty, because the API accepts no empty list.
      ...(counted.length > 0 && {
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      }),
    },
  },
  visibilityConfig: visible(name),
});

/** The cheapest rules come first. */
const rules = [
  rateRule('CallsPerAddress', callsPerAddress.all, `${apiBase}/`),
  rateRule('SignInsPerAddress', callsPerAddress.auth, `${apiBase}/auth/`),
  ...Object.entries(managedGroups).map(([name, counted]) => managedRules(name, counted)),
].map((rule, priority) => ({ ...rule, priority }));

/** The firewall in front of CloudFront. It has its own stack, because it must be in us-east-1. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: Omit<StackProps, 'env'>) {
    super(scope, id, { ...props, env: { region: edgeRegion } });
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules,
      // Named after the stack, because WAF reserves the names `All` and `Default_Action`.
      visibilityConfig: visible(this.stackName),
    });
    this.webAclArn = webAcl.attrArn;
  }
}
