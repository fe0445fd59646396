import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiBase } from '#shared/contract/route.ts';

/** CloudFront takes its firewall from there, wherever the rest is. */
export const firewallRegion = 'us-east-1';

/** Calls within five minutes after which an address has to wait: many people may share one. */
export const callsPerAddress = { all: 3_000, auth: 300 } as const;

/**
 * Rules of AWS that only count: they know bodies over 8 KB, and texts with markup or addresses, as
 * attacks. Here people write notes of up to 100 KB, which are parsed, kept as text and shown as text.
 */
const onlyCounted = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
] as const;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const rateRule = (
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: visible(name),
});

const managedRules = (
  name: string,
  counted: readonly string[] = [],
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

/** Cheapest refusal first. */
const rules = [
  rateRule('CallsPerAddress', callsPerAddress.all),
  rateRule('SignInsPerAddress', callsPerAddress.auth, {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: `${apiBase}/auth/`,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }),
  managedRules('AWSManagedRulesAmazonIpReputationList'),
  managedRules('AWSManagedRulesKnownBadInputsRuleSet'),
  managedRules('AWSManagedRulesCommonRuleSet', onlyCounted),
].map((rule, priority) => ({ ...rule, priority }));

/** The firewall before CloudFront: a stack of its own, since its region is given. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: Omit<StackProps, 'env'>) {
    super(scope, id, { ...props, env: { region: firewallRegion } });
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules,
      visibilityConfig: visible('All'),
    });
    this.webAclArn = webAcl.attrArn;
  }
}
