/** CloudFront sends this header to prove to the functions that a request came through it. */
export const originHeader = 'x-cairn-origin';
