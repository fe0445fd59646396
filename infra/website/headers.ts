/** The site may load files and make calls only at its own address. `data:` is for inlined icons. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Two years, in seconds. */
export const httpsOnlySeconds = 63_072_000;

/** The headers of every response of the site and the API. CloudFront and the local server set them. */
export const responseHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${httpsOnlySeconds}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
