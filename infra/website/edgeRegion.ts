/** The region of CloudFront's metrics and firewall, whatever the region of the rest. */
export const edgeRegion = 'us-east-1';
