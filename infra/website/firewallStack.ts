import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiBase } from '#shared/core/route.ts';
import { edgeRegion } from './edgeRegion.ts';

/**
 * How many calls of the API an address may make within five minutes; many people may share an address. Files of the
 * site are not counted: a first visit fetches more than a hundred, so a classroom would be refused.
 */
export const callsPerAddress = { all: 3_000, auth: 300 } as const;

/**
 * Groups of AWS's rules, each with those of its rules that only count: they take long bodies, and texts with
 * markup, addresses or code, for attacks. Here people write notes of up to 100 KB, which are parsed, kept as
 * text and shown as text.
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

/** Counts and limits the calls whose path begins with `path`. */
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
          // CloudFront finds the API by the normalized path too, so `/%61pi/` and `/x/../api/` count.
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
      // The API does not accept an empty list.
      ...(counted.length > 0 && {
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      }),
    },
  },
  visibilityConfig: visible(name),
});

/** The cheapest rule first. */
const rules = [
  rateRule('CallsPerAddress', callsPerAddress.all, `${apiBase}/`),
  rateRule('SignInsPerAddress', callsPerAddress.auth, `${apiBase}/auth/`),
  ...Object.entries(managedGroups).map(([name, counted]) => managedRules(name, counted)),
].map((rule, priority) => ({ ...rule, priority }));

/** The firewall before CloudFront: a stack of its own, since its region is given. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: Omit<StackProps, 'env'>) {
    super(scope, id, { ...props, env: { region: edgeRegion } });
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules,
      // WAF keeps the names `All` and `Default_Action` for itself.
      visibilityConfig: visible(this.stackName),
    });
    this.webAclArn = webAcl.attrArn;
  }
}
