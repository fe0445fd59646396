/** The region of CloudFront's metrics and firewall, wherever everything else is. */
export const edgeRegion = 'us-east-1';
