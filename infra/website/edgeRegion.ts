/** Where CloudFront counts, and from where it takes its firewall, wherever the rest is. */
export const edgeRegion = 'us-east-1';
