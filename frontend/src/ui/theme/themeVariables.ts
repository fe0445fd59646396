import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { contentWidth, palette, theme } from './theme.ts';

/**
 * The colours of chart series, in order. Neighbours also differ in lightness, for people who can't tell the hues
 * apart.
 */
const chartColors = {
  light: ['#4c6a2d', '#c98a1b', '#4f7d86', '#b5b0a8', '#8a5a44', '#9ab576', '#6a645c', '#ecc167'],
  dark: ['#9ab576', '#e0a83c', '#7fb0ba', '#6a645c', '#c08a72', '#64823f', '#aaa59d', '#a66c0f'],
};

const cairnVariables = (scheme: 'light' | 'dark') => {
  const light = scheme === 'light';
  const pick = (onLight: string, onDark: string) => (light ? onLight : onDark);
  return {
    '--mantine-color-body': pick('var(--mantine-color-gray-0)', 'var(--mantine-color-dark-7)'),
    '--mantine-color-text': pick('#23201d', 'var(--mantine-color-dark-0)'),
    '--mantine-color-bright': pick('#23201d', '#f5f3f0'),
    '--mantine-color-dimmed': pick('var(--mantine-color-gray-6)', 'var(--mantine-color-dark-2)'),
    '--mantine-color-placeholder': pick('#6f6960', '#989289'),
    '--mantine-color-error': pick('var(--mantine-color-red-6)', 'var(--mantine-color-red-4)'),
    '--mantine-color-success': pick('var(--mantine-color-moss-7)', 'var(--mantine-color-moss-4)'),
    '--mantine-color-anchor': pick('var(--mantine-color-moss-7)', 'var(--mantine-color-moss-3)'),
    // Mantine's own dark colour is darker than a card, and looks like a disabled button.
    '--mantine-color-moss-light': pick('var(--mantine-color-moss-1)', '#37452a'),
    '--mantine-color-moss-light-hover': pick('var(--mantine-color-moss-2)', '#435433'),
    '--mantine-color-default-border': pick('#c9c4bd', '#57524c'),
    // Only this border shows where a field is, so it needs contrast.
    '--cairn-field-border': pick('#928c83', '#76706a'),
    '--cairn-stone-1': pick('var(--mantine-color-gray-6)', 'var(--mantine-color-dark-2)'),
    '--cairn-stone-2': pick('var(--mantine-color-gray-5)', 'var(--mantine-color-dark-3)'),
    '--cairn-stone-3': pick('var(--mantine-color-moss-6)', 'var(--mantine-color-moss-4)'),
    '--cairn-bubble': pick('var(--mantine-color-gray-9)', 'var(--mantine-color-dark-0)'),
    '--cairn-bubble-text': pick('#ffffff', 'var(--mantine-color-dark-8)'),
    '--cairn-card': pick('#ffffff', '#232120'),
    // A faint shadow. On a dark page a sheet needs none, because its lightness sets it apart.
    '--cairn-sheet-shadow': pick('var(--mantine-shadow-sm)', 'none'),
    '--cairn-card-border': pick('var(--mantine-color-gray-2)', '#33302d'),
    '--cairn-sunken': pick('var(--mantine-color-gray-1)', '#171615'),
    // The background of the chosen item on a sunken area.
    '--cairn-raised': pick('#ffffff', 'var(--mantine-color-dark-5)'),
    '--cairn-hover': pick('var(--mantine-color-gray-1)', '#2d2a28'),
    '--cairn-good': pick('var(--mantine-color-moss-7)', 'var(--mantine-color-moss-3)'),
    '--cairn-good-soft': pick('var(--mantine-color-moss-1)', '#2a3320'),
    '--cairn-attention': pick('var(--mantine-color-amber-7)', 'var(--mantine-color-amber-3)'),
    '--cairn-attention-soft': pick('var(--mantine-color-amber-1)', '#3a2d14'),
    '--cairn-bad': pick('var(--mantine-color-red-7)', 'var(--mantine-color-red-3)'),
    '--cairn-bad-soft': pick('var(--mantine-color-red-0)', '#3b211d'),
    '--cairn-neutral': pick('var(--mantine-color-gray-7)', 'var(--mantine-color-dark-1)'),
    '--cairn-neutral-soft': pick('var(--mantine-color-gray-2)', '#353230'),
    // The colours of statuses. See statusColors.ts.
    '--cairn-done': pick('#4c6a2d', '#9ab576'),
    '--cairn-done-ground': 'var(--mantine-color-moss-filled)',
    '--cairn-done-ink': 'var(--mantine-color-white)',
    '--cairn-active': pick('#9ab576', '#64823f'),
    '--cairn-active-ground': pick('var(--mantine-color-moss-1)', '#2a3320'),
    '--cairn-active-ink': pick('var(--mantine-color-moss-7)', 'var(--mantine-color-moss-3)'),
    '--cairn-waiting': pick('#d9d5cf', '#57524c'),
    '--cairn-waiting-ground': pick('var(--mantine-color-gray-2)', '#353230'),
    '--cairn-waiting-ink': pick('var(--mantine-color-gray-7)', 'var(--mantine-color-dark-1)'),
    '--cairn-held': pick('#4f7d86', '#7fb0ba'),
    '--cairn-held-ground': pick('#dfebed', '#1e3337'),
    '--cairn-held-ink': pick('#2d5963', '#a5ced6'),
    '--cairn-left': pick('#8a5a44', '#c08a72'),
    '--cairn-left-ground': pick('#f0e4dd', '#38281f'),
    '--cairn-left-ink': pick('#6d4331', '#dbb09c'),
    ...Object.fromEntries(chartColors[scheme].map((c, i) => [`--cairn-chart-${i + 1}`, c])),
  };
};

/** Mantine's colours that screens use. `isUsed` leaves out the others. */
const ownColors = ['white', 'black', 'text', 'body', 'error', 'success', 'placeholder', 'anchor']
  .concat(['default', 'dimmed', 'disabled', 'bright', 'scheme'])
  .concat(Object.keys(palette));

const isUsed = ([name]: [string, string]) => {
  const color = /^--mantine-color-([a-z]+)/.exec(name)?.[1];
  return color === undefined || ownColors.includes(color);
};

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(isUsed));

/** The theme as a static style sheet. The strict CSP forbids the style element that Mantine would write at run time. */
export const themeCss = (): string => {
  const base = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const shapes = {
    '--cairn-content-width': `${contentWidth / 16}rem`,
    // The cross of an exceeded limit, for `clip-path`.
    '--cairn-cross':
      'polygon(22% 32%, 32% 22%, 50% 40%, 68% 22%, 78% 32%, 60% 50%, 78% 68%, 68% 78%, 50% 60%, 32% 78%, 22% 68%, 40% 50%)',
  };
  const light = { ...base.light, ...cairnVariables('light') };
  const dark = { ...base.dark, ...cairnVariables('dark') };
  const css = (variables: Record<string, string>, onDark: Record<string, string>) =>
    convertCssVariables({ variables: used(variables), light: {}, dark: used(onDark) }, ':root');
  // Paper is white, so a dark page is printed in the light colours.
  return `${css({ ...base.variables, ...shapes, ...light }, {})}\n@media not print {${css({}, dark)}}`;
};
