/**
 * Why some external rules don't apply to the site. Used for cdk-nag in the stack, and for the tools in
 * infra/checks.
 */
export const reasons = {
  bucketUnlogged:
    'It contains the built site and no personal data, and only CloudFront can read it.',
  siteUnlogged:
    'Every call of the API is in the gateway’s access log; the site’s own files are the same for everyone.',
  firewallOptional:
    'At a small size, a firewall costs more per month than everything else, so it is optional (the setting waf). The gateway throttles calls, and functions validate every input.',
  tlsOfCloudFront:
    'CloudFront chooses the TLS versions of its own domain names. With domainName and certificateArn, TLS 1.2 is the minimum.',
} as const;
