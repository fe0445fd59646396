/** About how many characters two lines of tags have on the narrowest card, and what the edges of a tag take of them. */
const ROOM = 84;
const EDGES = 3;

/** How many of the first texts fit into about two lines; the first one always does. */
export const fitCount = (texts: readonly string[]): number => {
  let left = ROOM;
  const fits = texts.findIndex((text) => {
    left -= text.length + EDGES;
    return left < 0;
  });
  return fits < 0 ? texts.length : Math.max(1, fits);
};
