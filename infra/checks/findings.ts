import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import * as z from 'zod/mini';

/** A finding of a tool: a rule, a resource (its logical id) and a template (the name of its variant). */
export type Finding = {
  readonly rule: string;
  readonly template: string;
  readonly resource: string;
  readonly says: string;
};

/** Runs a tool and parses its report. Ignores the exit status, which is non-zero for any finding. */
const report = (command: string, args: readonly string[]): unknown => {
  const { error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, LOG_LEVEL: 'ERROR' },
  });
  if (error) throw new Error(`${command} did not start: install infra/checks/requirements.txt.`);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`${command} printed no report: ${stderr.trim() || stdout}`);
  }
};

const templateOf = (path: string) => basename(path, '.json');

const cfnLintReport = z.array(
  z.pipe(
    z.object({
      Filename: z.string(),
      Level: z.string(),
      Location: z.object({ Path: z.nullable(z.array(z.union([z.string(), z.int()]))) }),
      Message: z.string(),
      Rule: z.object({ Id: z.string() }),
    }),
    z.transform(
      ({ Filename, Location, Message, Rule }): Finding => ({
        rule: Rule.Id,
        template: templateOf(Filename),
        resource: String(Location.Path?.[1] ?? ''),
        says: Message,
      }),
    ),
  ),
);

export const cfnLint = (templates: readonly string[]): Finding[] => {
  const regions = ['--regions', 'us-east-1', 'eu-central-1'];
  return cfnLintReport.parse(
    report('cfn-lint', ['--format', 'json', ...regions, '--', ...templates]),
  );
};

const checkovReport = z.object({
  summary: z.object({ parsing_errors: z.literal(0) }),
  results: z.object({
    failed_checks: z.array(
      z.pipe(
        z.object({
          check_id: z.string(),
          check_name: z.string(),
          file_path: z.string(),
          resource: z.string(),
        }),
        z.transform(
          ({ check_id, check_name, file_path, resource }): Finding => ({
            rule: check_id,
            template: templateOf(file_path),
            resource: resource.split('.').at(-1) ?? '',
            says: check_name,
          }),
        ),
      ),
    ),
  }),
});

export const checkov = (templates: readonly string[]): Finding[] => {
  const files = templates.flatMap((path) => ['--file', path]);
  const how = ['--framework', 'cloudformation', '--output', 'json', '--compact', '--quiet'];
  return checkovReport.parse(report('checkov', [...how, '--skip-download', ...files])).results
    .failed_checks;
};
