import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeTemplates } from './templates.ts';

/**
 * Runs cfn-lint on the templates of every variant, offline. It comes from PyPI and must be on the PATH:
 *
 *   python3 -m venv /tmp/checks && /tmp/checks/bin/pip install -r infra/checks/requirements.txt
 *   PATH=/tmp/checks/bin:$PATH node run.mjs infra/checks/run.ts
 */

const templates = writeTemplates(join(import.meta.dirname, '../../cdk.out/checks'));
const regions = ['us-east-1', 'eu-central-1'];
// W3005 reports a DependsOn that a reference already implies. CDK adds these, and they are harmless.
const options = ['--ignore-checks', 'W3005', '--regions', ...regions];
const { error, status } = spawnSync('cfn-lint', [...options, '--', ...templates], {
  stdio: 'inherit',
});
if (error) throw new Error('cfn-lint did not start: install infra/checks/requirements.txt.');
process.exitCode = status ?? 1;
