/**
 * Why some external rules don't apply to the site. Used for cdk-nag in the stack, and for the tools in
 * infra/checks.
 */
export const reasons = {
  bucketUnlogged:
    'It holds the built site and nothing of any person, and only CloudFront can read it.',
  siteUnlogged:
    'Every call of the API is in the gateway’s access log; the site’s own files are the same for everyone.',
  firewallOptional:
    'A firewall costs more a month than all the rest at a small size, so it is a setting (waf); the gateway throttles and every input is parsed.',
  tlsOfCloudFront:
    'CloudFront sets the TLS of its own domain names itself; with domainName and certificateArn set, TLS 1.2 is the least.',
} as const;
