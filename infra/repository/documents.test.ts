import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(documents)('%s', (document) => {
  test('links to files and headings that exist', () => {
    for (const [, link = ''] of textOf(document).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (link.startsWith('https://')) continue;
      const [file = '', anchor] = link.split('#');
      const path = file === '' ? document : join(dirname(document), file);
      expect(existsSync(join(root, path)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsIn(path), link).toContain(anchor);
    }
  });

  test('names files that exist', () => {
    const named = textOf(document).matchAll(
      /`((?:bench|docs|e2e|frontend|functions|infra|lint|shared|testing)\/[\w./-]+\.\w+)`/g,
    );
    for (const [, path = ''] of named) expect(existsSync(join(root, path)), path).toBe(true);
  });
});

test('the limits in docs/api.md are those of the code', async () => {
  const rows = [...textOf('docs/api.md').matchAll(/\| ([\d,]+) \| `(\w+)` in `([\w./]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  for (const [, limit = '', constant = '', file = ''] of rows) {
    const module: Record<string, unknown> = await import(join(root, file));
    expect(module[constant], constant).toBe(Number(limit.replaceAll(',', '')));
  }
});

describe('the decisions', () => {
  const records = documents.filter((path) => /decisions\/\d{4}/.test(path)).toSorted();

  test.each(records)('%s has its parts, in at most 400 words', (record) => {
    const number = Number(/\d{4}/.exec(record)?.[0]);
    const headings = ['Context', 'Decision', 'Consequences'].map((name) => `## ${name}`);
    const parts = [`# ${number}. `, '- Date: 20', '- Status: accepted', ...headings];
    const places = parts.map((part) => textOf(record).indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(textOf(record).trim().split(/\s+/).length).toBeLessThanOrEqual(400);
  });

  test('are all listed in the index', () => {
    const listed = [...textOf('docs/decisions/README.md').matchAll(/^(\d+)\. \[(.+)\]\((.+)\)$/gm)];
    const titles = records.map((path) => textOf(path).split('\n', 1)[0]);
    expect(listed.map(([, number, title]) => `# ${number}. ${title}`)).toEqual(titles);
    expect(listed.map(([, , , file]) => `docs/decisions/${file}`)).toEqual(records);
  });
});
