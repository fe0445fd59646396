import { createTheme, type MantineColorsTuple } from '@mantine/core';

const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e8e5e1',
  '#d9d5cf',
  '#b5b0a8',
  '#8a847b',
  '#6a645c',
  '#504b45',
  '#37332f',
  '#23201d',
];
const night: MantineColorsTuple = [
  '#e4e1dc',
  '#c9c5be',
  '#aaa59d',
  '#8f8a82',
  '#46423d',
  '#35322e',
  '#282523',
  '#1b1918',
  '#151413',
  '#0f0e0e',
];
const moss: MantineColorsTuple = [
  '#f2f6ec',
  '#e4ecd8',
  '#cddbb9',
  '#b3c896',
  '#9ab576',
  '#7f9d59',
  '#64823f',
  '#4c6a2d',
  '#3d5623',
  '#2f431b',
];
const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#faeac8',
  '#f4d798',
  '#ecc167',
  '#e0a83c',
  '#c98a1b',
  '#a66c0f',
  '#85540b',
  '#6a430d',
  '#51340d',
];
const red: MantineColorsTuple = [
  '#fdf2f0',
  '#fae1dd',
  '#f4c2ba',
  '#ec9c91',
  '#e27567',
  '#d25243',
  '#bb3a2c',
  '#9a2e22',
  '#7b261d',
  '#5f1f18',
];

/** Stone neutrals, a moss-green accent, amber for attention, red for destructive actions and errors. */
export const palette = { gray: stone, dark: night, moss, amber, red };

/** The maximum width of the content, in px. */
export const contentWidth = 1120;

/** A screen up to this width (px) counts as a phone. */
export const phoneWidth = 640;

const rem = (px: number) => `${px / 16}rem`;

const systemFont = 'system-ui, sans-serif';

type Sized = { readonly size?: string | number };

/** One of Mantine's sizes. On a phone it is at least as large as a touch target (--cairn-touch, global.css). */
const touchable = (variable: string, size: string | number) =>
  `max(var(--cairn-touch), ${typeof size === 'number' ? rem(size) : `var(${variable})`})`;

export const theme = createTheme({
  colors: palette,
  primaryColor: 'moss',
  primaryShade: { light: 7, dark: 7 },
  black: '#23201d',
  white: '#ffffff',
  fontFamily: systemFont,
  // In order: small print, text, names that people give, headings, numbers. The page title (h1) is a sixth size.
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(16), lg: rem(20), xl: rem(28) },
  lineHeights: { xs: '1.385', sm: '1.467', md: '1.5', lg: '1.3', xl: '1.143' },
  fontWeights: { regular: '450', medium: '500', bold: '650' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(34), lineHeight: rem(40) },
      h2: { fontSize: rem(20), lineHeight: rem(26) },
      h3: { fontSize: rem(16), lineHeight: rem(24) },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  shadows: { sm: '0 1px 2px rgb(35 32 29 / 6%)', md: '0 8px 32px rgb(35 32 29 / 18%)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      vars: (_: unknown, { size = 'sm' }: Sized) => ({
        root: {
          '--button-height': touchable(`--button-height-${size}`, size),
          // Large letters on a phone need the room.
          '--button-padding-x': `min(var(--button-padding-x-${size}), 7vw)`,
        },
      }),
      // A button's text is never cut off. It may take two lines, and a long word breaks.
      styles: {
        label: {
          display: 'block',
          height: 'auto',
          minWidth: 0,
          overflow: 'visible',
          whiteSpace: 'normal',
          lineHeight: 1.2,
        },
      },
    },
    ActionIcon: {
      vars: (_: unknown, { size = 'md' }: Sized) => ({
        root: { '--ai-size': touchable(`--ai-size-${size}`, size) },
      }),
    },
    InputLabel: { defaultProps: { mb: 4 } },
    Input: {
      // This class is defined in global.css.
      classNames: { wrapper: 'field' },
      vars: (_: unknown, { size = 'sm' }: Sized) => ({
        wrapper: { '--input-height': touchable(`--input-height-${size}`, size) },
      }),
    },
    SegmentedControl: {
      // At least as high as a touch target on a phone. A label's line is a little higher than the 1.5em used here.
      // The space beside a label does not grow with large letters, so a long label fits a small phone.
      vars: () => ({
        root: { '--sc-padding': 'max(0.1875rem, (var(--cairn-touch) - 1.5em) / 2) 10px' },
      }),
      // Its choices continue on another line.
      styles: { root: { flexWrap: 'wrap', maxWidth: '100%' } },
    },
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
});
