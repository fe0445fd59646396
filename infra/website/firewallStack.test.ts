import { describe, expect, test } from 'vitest';
import { synthesize, withStack } from '../stack.fixture.ts';
import { edgeRegion } from './edgeRegion.ts';
import { callsPerAddress } from './firewallStack.ts';

const settings = { waf: 'true', region: 'eu-central-1' };
const { atTheEdge, only } = synthesize(settings);
const firewall = atTheEdge['cairn-dev-firewall'];
const [webAcl] = Object.values(firewall?.findResources('AWS::WAFv2::WebACL') ?? {});
// biome-ignore lint/suspicious/noExplicitAny: templates have no types
const rules: any[] = webAcl?.Properties.Rules ?? [];
const rule = (name: string) => rules.find(({ Name }) => Name === name);

describe('the firewall', () => {
  test('is in the region of CloudFront, whatever the region of the rest', () => {
    withStack(settings, (stack) => {
      expect(stack.firewall?.region).toBe(edgeRegion);
      expect(stack.region).toBe('eu-central-1');
    });
    expect(webAcl?.Properties.Scope).toBe('CLOUDFRONT');
  });

  test('protects CloudFront, by a reference that CloudFormation resolves across regions', () => {
    const { WebACLId } = only('AWS::CloudFront::Distribution').Properties.DistributionConfig;
    const { StackName, OutputName, Region } = WebACLId['Fn::GetStackOutput'];
    expect([StackName, Region]).toEqual(['cairn-dev-firewall', edgeRegion]);
    firewall?.hasOutput(OutputName, {});
  });

  test('is created before the site', () => {
    withStack(settings, (stack) => expect(stack.dependencies).toContain(stack.firewall));
  });

  /** The second column lists every rule of the group that inspects bodies. */
  test.each([
    ['AWSManagedRulesAmazonIpReputationList', []],
    [
      'AWSManagedRulesKnownBadInputsRuleSet',
      ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
    ],
    [
      'AWSManagedRulesCommonRuleSet',
      [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
        'EC2MetaDataSSRF_BODY',
      ],
    ],
  ])('%s blocks, but its rules %j, which notes could match, only count', (name, counted) => {
    expect(rule(name)).toMatchObject({
      OverrideAction: { None: {} },
      Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: name } },
    });
    const { RuleActionOverrides = [] } = rule(name).Statement.ManagedRuleGroupStatement;
    expect(RuleActionOverrides).toEqual(
      counted.map((one) => ({ Name: one, ActionToUse: { Count: {} } })),
    );
  });

  test('has no empty list, which the API would refuse', () => {
    const listsIn = (value: unknown): unknown[][] =>
      typeof value !== 'object' || value === null
        ? []
        : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
    const lists = listsIn(webAcl?.Properties);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({ length }) => length === 0)).toEqual([]);
  });

  test.each([
    ['CallsPerAddress', callsPerAddress.all, '/api/'],
    ['SignInsPerAddress', callsPerAddress.auth, '/api/auth/'],
  ])('%s: an address may make %i calls in five minutes to paths under %s', (name, limit, path) => {
    const { Statement, Action } = rule(name);
    expect(Action.Block.CustomResponse.ResponseCode).toBe(429);
    const { Limit, AggregateKeyType, ScopeDownStatement } = Statement.RateBasedStatement;
    expect([Limit, AggregateKeyType]).toEqual([limit, 'IP']);
    expect(ScopeDownStatement?.ByteMatchStatement).toMatchObject({
      FieldToMatch: { UriPath: {} },
      PositionalConstraint: 'STARTS_WITH',
      SearchString: path,
      TextTransformations: [
        { Priority: 0, Type: 'URL_DECODE' },
        { Priority: 1, Type: 'NORMALIZE_PATH' },
      ],
    });
  });

  test('does not exist by default', () => expect(synthesize().atTheEdge).toEqual({}));
});
