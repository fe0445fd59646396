import { join } from 'node:path';
import { unexplained, unusedExplanations } from './explanations.ts';
import { cfnLint, checkov } from './findings.ts';
import { writeTemplates } from './templates.ts';

/**
 * Runs cfn-lint and checkov on the templates of every variant, offline. Both come from PyPI and must be on the
 * PATH:
 *
 *   python3 -m venv /tmp/checks && /tmp/checks/bin/pip install -r infra/checks/requirements.txt
 *   PATH=/tmp/checks/bin:$PATH node run.mjs infra/checks/run.ts
 */

const templates = writeTemplates(join(import.meta.dirname, '../../cdk.out/checks'));
const findings = [...cfnLint(templates), ...checkov(templates)];

for (const { rule, template, resource, says } of unexplained(findings)) {
  console.error(`${rule} in ${template} at ${resource}: ${says}`);
}
for (const { rule, at } of unusedExplanations(findings)) {
  console.error(`No finding matches the explanation of ${rule} at ${at}. Remove the explanation.`);
}
const wrong = unexplained(findings).length + unusedExplanations(findings).length;
console.log(`${templates.length} templates, ${findings.length} findings, ${wrong} to fix`);
process.exitCode = wrong > 0 ? 1 : 0;
