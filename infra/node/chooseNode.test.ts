import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { chooseNode, oldestNode } from './chooseNode.mjs';

const own = (version: string) => ({ path: '/usr/bin/node', version });
const brought = (version: string | undefined) => () => ({ path: '/modules/node', version });

test.each(['24.3.0', '24.21.0', '25.0.0', '26.10.0', '100.0.0'])(
  'Cairn runs on a person’s own Node %s, without looking for another',
  (version) => {
    const find = vi.fn(brought('24.21.0'));
    expect(chooseNode(own(version), find)).toEqual({ path: '/usr/bin/node' });
    expect(find).not.toHaveBeenCalled();
  },
);

test.each(['20.19.0', '22.23.3', '23.11.1', '24.2.0', '9.9.9'])(
  'Cairn runs on the Node from npm if the own Node %s is too old',
  (version) => {
    expect(chooseNode(own(version), brought('24.21.0'))).toEqual({ path: '/modules/node' });
  },
);

test.each([undefined, '24.2.9'])(
  'if the Node from npm is also unusable (%s), one sentence says what to do',
  (version) => {
    expect(chooseNode(own('20.20.2'), brought(version))).toEqual({
      problem:
        'Cairn needs Node 24.3 or newer; this is 20.20.2. Install a newer one (https://nodejs.org) and run the command again.',
    });
  },
);

test('the README requires the same Node', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`must be ${oldestNode} or newer`);
});
