/** The header by which CloudFront proves to the functions that a call came through it. */
export const originHeader = 'x-cairn-origin';
