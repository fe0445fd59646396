import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import type { CairnStack } from './cairnStack.ts';
import { withStack } from './stack.fixture.ts';

/** Every finding as `<rule> at <construct path>`, including the stacks at the edge. */
const findings = (checks: AwsSolutionsChecks, stack: CairnStack) =>
  [stack, ...stack.atTheEdge]
    .flatMap((one) => checks.validateScope(one).violations)
    .flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => ({
        rule: ruleName,
        path: constructPath ?? '',
      })),
    );

/** A check that also reports acknowledged findings. */
const strict = () =>
  Object.assign(new AwsSolutionsChecks(), { isAcknowledged: () => false }) as AwsSolutionsChecks;

/** Every acknowledgement as `<rule> at <construct path>`. */
const explanations = (stack: CairnStack) =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(data as object))
      .map((id) => ({ rule: id.replace(/^annotation::/i, ''), path: node.path })),
  );

/** Runs cdk-nag's checks on a stack with these settings. */
export const nagSuite = (settings: Readonly<Record<string, string>>): void => {
  describe(`AwsSolutions, in ${JSON.stringify(settings)}`, () => {
    const [found, foundStrictly, explained] = withStack(settings, (stack) => [
      findings(new AwsSolutionsChecks(), stack),
      findings(strict(), stack),
      explanations(stack),
    ]);

    test('has no unacknowledged finding', () => expect(found).toEqual([]));

    test('would find something without the acknowledgements', () => {
      expect(foundStrictly.map(({ rule }) => rule)).toContain('AwsSolutions-COG2');
    });

    test('still finds what each acknowledgement is about', () => {
      expect(explained.length).toBeGreaterThan(0);
      const idle = explained.filter(
        ({ rule, path }) =>
          !foundStrictly.some((f) => f.rule === rule && `${f.path}/`.startsWith(`${path}/`)),
      );
      expect(idle).toEqual([]);
    });
  });
};
