const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance (WCAG) at which black and white text contrast equally. */
const MIDDLE = 0.179;

/** Black or white, whichever contrasts more with a colour: '#ffeb3b' -> '#000000', '#1b5e20' -> '#ffffff'. */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(color.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE ? '#000000' : '#ffffff';
}
