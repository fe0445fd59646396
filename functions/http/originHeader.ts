/** The header by which CloudFront proves to the functions that a request came through it. */
export const originHeader = 'x-cairn-origin';
