import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { httpsOnlySeconds, responseHeaders } from './headers.ts';

/**
 * `responseHeaders` in CloudFront's format. Some headers have their own settings, and the others are custom
 * headers.
 */
export class SecurityHeaders extends cloudfront.ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { httpsForSubdomains }: Settings) {
    const {
      'content-security-policy': contentSecurityPolicy,
      'strict-transport-security': _transport,
      'x-content-type-options': _contentType,
      'x-frame-options': _frame,
      'referrer-policy': _referrer,
      ...others
    } = responseHeaders;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(httpsOnlySeconds),
          includeSubdomains: httpsForSubdomains,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.SAME_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    });
  }
}
