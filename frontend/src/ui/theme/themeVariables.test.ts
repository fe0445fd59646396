import { expect, test } from 'vitest';
import { themeCss } from './themeVariables.ts';

const css = themeCss();
const block = (scheme: string) => {
  const start = css.indexOf(`[data-mantine-color-scheme="${scheme}"]`);
  return css.slice(start, css.indexOf('}', start));
};

/** The value of a variable in a colour scheme. Follows references to other variables. */
const resolve = (name: string, scheme: string): string => {
  const find = (text: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(text)?.[1]?.trim();
  const value = find(block(scheme)) ?? find(css) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(reference, scheme) : value;
};

const luminance = (hex: string) => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const text = ['text', 'dimmed', 'error', 'anchor', 'success', 'placeholder'].map(
  (name) => `--mantine-color-${name}`,
);
const grounds = ['--mantine-color-body', '--cairn-card'];
const pairs = [
  ...text.flatMap((front) => grounds.map((ground) => [front, ground] as const)),
  ...['good', 'attention', 'bad', 'neutral'].map(
    (tone) => [`--cairn-${tone}`, `--cairn-${tone}-soft`] as const,
  ),
  ...['done', 'active', 'waiting', 'held', 'left'].map(
    (status) => [`--cairn-${status}-ink`, `--cairn-${status}-ground`] as const,
  ),
  ['--mantine-color-placeholder', '--mantine-color-default'] as const,
  ['--mantine-color-dimmed', '--cairn-hover'] as const,
  ['--mantine-color-moss-light-color', '--mantine-color-moss-light'] as const,
  ['--mantine-color-moss-light-color', '--mantine-color-moss-light-hover'] as const,
  ['--cairn-bubble-text', '--cairn-bubble'] as const,
  ['--mantine-color-white', '--mantine-color-moss-filled'] as const,
  ['--mantine-color-white', '--mantine-color-red-filled'] as const,
];

test.each(['light', 'dark'].flatMap((scheme) => pairs.map((pair) => [scheme, ...pair] as const)))(
  '%s: %s on %s is readable (WCAG AA)',
  (scheme, front, ground) => {
    expect(contrast(resolve(front, scheme), resolve(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(
  ['light', 'dark'].flatMap((scheme) =>
    [...grounds, '--mantine-color-default'].map((ground) => [scheme, ground] as const),
  ),
)('%s: a field is seen on %s (WCAG 1.4.11)', (scheme, ground) => {
  const edge = resolve('--cairn-field-border', scheme);
  expect(contrast(edge, resolve(ground, scheme))).toBeGreaterThanOrEqual(3);
});

test('in the dark scheme, a light button is lighter than a card and than a default button', () => {
  const of = (name: string) => luminance(resolve(name, 'dark'));
  expect(of('--mantine-color-moss-light')).toBeGreaterThan(of('--cairn-card'));
  expect(of('--mantine-color-moss-light')).toBeGreaterThan(of('--mantine-color-default'));
});

test('the style sheet contains the palettes of the product, and not Mantine’s own', () => {
  expect(css).toContain('--mantine-color-moss-7');
  expect(css).not.toMatch(/--mantine-color-(grape|teal|indigo)-/);
});
