/**
 * About how many characters two lines of tags hold on the narrowest card. `EDGES`: how many of them the edges of
 * one tag take.
 */
const ROOM = 84;
const EDGES = 3;

/** How many of the first texts fit on about two lines. At least one. */
export const fitCount = (texts: readonly string[]): number => {
  let left = ROOM;
  const fits = texts.findIndex((text) => {
    left -= text.length + EDGES;
    return left < 0;
  });
  return fits < 0 ? texts.length : Math.max(1, fits);
};
