import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sender } from '#infra/local/engines.ts';
import { synthesize } from './assembly.ts';

declare module 'vitest' {
  interface ProvidedContext {
    assembly: string;
  }
}

/** Synthesizes the stack once for all test files of a project. */
export default async function buildAssembly(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-assembly-'));
  await synthesize(folder, {
    senderEmail: sender,
    domainName: 'cairn.example.com',
    certificateArn: `arn:aws:acm:us-east-1:123456789012:certificate/${randomUUID()}`,
  });
  project.provide('assembly', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
