/** About how many characters fit on two lines of tags on the narrowest card. */
const ROOM = 84;
/** The width of a tag's two edges, in characters. */
const EDGES = 3;

/** How many of the first texts fit on about two lines. At least one, if there are any. */
export const fitCount = (texts: readonly string[]): number => {
  let left = ROOM;
  const fits = texts.findIndex((text) => {
    left -= text.length + EDGES;
    return left < 0;
  });
  return fits < 0 ? texts.length : Math.max(1, fits);
};
