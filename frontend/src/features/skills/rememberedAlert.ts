const KEY = 'cairn.skills.alert-height';
const MOST = 400;

/** The alert's height last time, 0 without one: the placeholder is as high while loading. */
export const rememberAlert = (height: number): void => localStorage.setItem(KEY, String(height));

export function rememberedAlert(): number {
  const height = Number(localStorage.getItem(KEY) ?? 0);
  return height > 0 ? Math.min(height, MOST) : 0;
}
