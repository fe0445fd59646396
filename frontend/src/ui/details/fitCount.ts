/** About how many characters fit on two lines of tags on the narrowest card, and how many the edges of a tag take. */
const ROOM = 84;
const EDGES = 3;

/** How many of the first texts fit on about two lines, at least one. */
export const fitCount = (texts: readonly string[]): number => {
  let left = ROOM;
  const fits = texts.findIndex((text) => {
    left -= text.length + EDGES;
    return left < 0;
  });
  return fits < 0 ? texts.length : Math.max(1, fits);
};
