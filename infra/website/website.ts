import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { originHeader } from '#functions/http/originHeader.ts';
import { apiBase, documentPath } from '#shared/calls/route.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Settings } from '../settings.ts';
import { SecurityHeaders } from './securityHeaders.ts';
import { SiteFiles } from './siteFiles.ts';
import { sitePathFunction } from './sitePath.ts';
import { viewerAddressFunction } from './viewerAddress.ts';

/**
 * By default, CloudFront caches errors for 10 seconds, whatever the cache policy, and for all viewers. One
 * person's 404 or 503 would then be the response to another person's request for the same address.
 */
export const cachedErrors = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504] as const;

export type WebsiteProps = {
  readonly settings: Settings;
  readonly api: HttpApi;
  /** The secret that is sent to the functions with every call. */
  readonly originSecret: string;
  readonly webAclArn: string | undefined;
  /** The folder with index.html and assets/. */
  readonly site: string;
};

/** The only origin that browsers see: the site from a private bucket, and the API under /api. */
export class Website extends Construct {
  readonly url: string;
  readonly distribution: cloudfront.Distribution;
  /** The pages must be deployed after the API, because their code calls it. */
  readonly pages: Construct;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const { settings, api, originSecret, webAclArn, site } = props;
    const bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Every deployment uploads the whole site again, and the bucket contains no other data.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // Cast, because CDK's own types don't support exactOptionalPropertyTypes.
    }) as s3.IBucket;
    acknowledge(bucket, {
      S1: 'It contains the built site and no personal data, and only CloudFront can read it.',
    });

    const files = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        // For a missing file, S3 returns 404 only to callers that may list files, and 403 to others.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    };
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers', settings);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `Cairn ${settings.stage}`,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // A second protection beside `sitePath`: without both, the path `/` would list the files in the bucket.
      defaultRootObject: 'index.html',
      ...ownDomain(this, settings),
      ...(webAclArn && { webAclId: webAclArn }),
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...files,
        responseHeadersPolicy,
        // Serves the document at every page's address. An error document would do that too, but it belongs to the
        // whole distribution and would hide the API's errors.
        functionAssociations: [this.#onViewerRequests('SitePath', 'site-path', sitePathFunction)],
      },
      // CloudFront uses the first behaviour with a matching pattern.
      additionalBehaviors: {
        [documentPath]: { ...files, responseHeadersPolicy },
        [`${apiBase}/*`]: {
          origin: new HttpOrigin(
            `${api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`,
            { customHeaders: { [originHeader]: originSecret } },
          ),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
          originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy,
          functionAssociations: [
            this.#onViewerRequests('ViewerAddress', 'viewer-address', viewerAddressFunction),
          ],
        },
      },
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The warning asks for a defaultRootObject, which is set.',
    );
    acknowledge(this.distribution, {
      CFR1: 'Anyone may use the product, from any country.',
      CFR3: 'Every call of the API is in the gateway’s access log; the site’s own files are the same for everyone.',
      ...(!webAclArn && {
        CFR2: 'At a small size, a firewall costs more per month than everything else, so it is optional (the setting waf). The gateway throttles calls, and functions validate every input.',
      }),
      ...(!settings.domainName && {
        CFR4: 'CloudFront chooses the TLS versions of its own domain names. With domainName and certificateArn, TLS 1.2 is the minimum.',
      }),
    });

    const { logRetentionDays } = settings;
    this.pages = new SiteFiles(this, 'Files', { site, bucket, logRetentionDays }).pages;
    this.url = `https://${settings.domainName ?? this.distribution.distributionDomainName}`;
  }

  #onViewerRequests(id: string, name: string, code: string): cloudfront.FunctionAssociation {
    return {
      eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
      function: new cloudfront.Function(this, id, {
        // By default, CDK would generate the same name in every stage of an account.
        functionName: `${Stack.of(this).stackName}-${name}`,
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromInline(code),
      }),
    };
  }
}

const ownDomain = (scope: Construct, { domainName, certificateArn }: Settings) =>
  domainName && certificateArn
    ? {
        domainNames: [domainName],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : {};
