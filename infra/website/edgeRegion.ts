/** The region of CloudFront's metrics and firewall, independent of the region of everything else. */
export const edgeRegion = 'us-east-1';
