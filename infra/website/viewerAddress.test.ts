import { expect, test } from 'vitest';
import { viewerAddressFunction } from './viewerAddress.ts';

type Headers = Record<string, { value: string; multiValue?: { value: string }[] }>;

const handler = new Function(`${viewerAddressFunction}; return handler;`)() as (event: {
  viewer: { ip: string };
  request: { uri: string; headers: Headers };
}) => unknown;

test.each<[string, Headers]>([
  ['nothing', {}],
  ['an address', { 'x-viewer-address': { value: '192.0.2.1' } }],
  [
    'several',
    {
      'x-viewer-address': {
        value: '192.0.2.1',
        multiValue: [{ value: '192.0.2.1' }, { value: '192.0.2.2' }],
      },
    },
  ],
])(
  'a viewer that sends %s in the header x-viewer-address is known by its real address',
  (_, sent) => {
    const headers = { accept: { value: 'application/json' }, ...sent };
    expect(handler({ viewer: { ip: '2001:db8::7' }, request: { uri: '/api/x', headers } })).toEqual(
      {
        uri: '/api/x',
        headers: {
          accept: { value: 'application/json' },
          'x-viewer-address': { value: '2001:db8::7' },
        },
      },
    );
  },
);
