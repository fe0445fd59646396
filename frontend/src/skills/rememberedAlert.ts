const KEY = 'cairn.skills.alert-height';
const MOST = 400;

/** How high the alert above the skills stood last, 0 without one: as much room is kept while loading. */
export const rememberAlert = (height: number): void => localStorage.setItem(KEY, String(height));

export function rememberedAlert(): number {
  const height = Number(localStorage.getItem(KEY) ?? 0);
  return height > 0 ? Math.min(height, MOST) : 0;
}
