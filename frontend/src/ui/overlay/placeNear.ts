type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const gap = 6;
const margin = 8;

/**
 * Where to put `bubble` so that it is centred above `anchor` (below it where there is no room above)
 * and within a viewport `viewportWidth` px wide. All in px of the viewport.
 */
export const placeNear = (anchor: Box, bubble: Box, viewportWidth: number) => {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const above = anchor.top - bubble.height - gap;
  return {
    left: Math.max(margin, Math.min(centred, viewportWidth - bubble.width - margin)),
    top: above >= margin ? above : anchor.top + anchor.height + gap,
  };
};
