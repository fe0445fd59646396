import { describe, expect, test } from 'vitest';
import { originHeader } from '#functions/http/originHeader.ts';
import { type Resource, synthesize } from '../stack.fixture.ts';
import { responseHeaders } from './headers.ts';
import { sitePath, sitePathFunction } from './sitePath.ts';
import { viewerAddressFunction } from './viewerAddress.ts';

const { only, resources, uploaded } = synthesize();
const distribution = only('AWS::CloudFront::Distribution').Properties.DistributionConfig;

/** The ids of some AWS managed policies. */
const managed = {
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

const domain = {
  domainName: 'cairn.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc-1',
};

const originOf = (behaviour: { TargetOriginId: string }) =>
  distribution.Origins.find((origin: { Id: string }) => origin.Id === behaviour.TargetOriginId);

describe('the bucket', () => {
  test('is private, and can be read over HTTPS by this distribution only', () => {
    expect(only('AWS::S3::Bucket').Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
        ],
      },
    });
    const statements: {
      Effect: string;
      Action: string | string[];
      Principal: object;
      Condition: object;
    }[] = only('AWS::S3::BucketPolicy').Properties.PolicyDocument.Statement;
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 's3:*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
    const [distributionId] = Object.keys(resources('AWS::CloudFront::Distribution'));
    const readers = statements.filter(
      ({ Effect, Action }) => Effect === 'Allow' && Action.includes('s3:GetObject'),
    );
    expect(readers).toHaveLength(1);
    expect(readers[0]?.Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(JSON.stringify(readers[0]?.Condition)).toContain(`{"Ref":"${distributionId}"}`);
  });

  test('returns 404 for a missing file, and shows nobody the list of its files', () => {
    const statements: { Action: string | string[]; Resource: unknown[]; Principal: object }[] =
      only('AWS::S3::BucketPolicy').Properties.PolicyDocument.Statement;
    const listers = statements.filter(({ Action }) => Action.includes('s3:ListBucket'));
    const [bucketId] = Object.keys(resources('AWS::S3::Bucket'));
    expect(listers).toMatchObject([{ Principal: { Service: 'cloudfront.amazonaws.com' } }]);
    expect(listers[0]?.Resource).toContainEqual({ 'Fn::GetAtt': [bucketId, 'Arn'] });
    expect(distribution.DefaultRootObject).toBe('index.html');
    expect(['/', '//', '/habits/'].map(sitePath)).toEqual(Array(3).fill('/index.html'));
  });

  test('is read by CloudFront with signed requests', () => {
    expect(only('AWS::CloudFront::OriginAccessControl').Properties).toMatchObject({
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
    expect(originOf(distribution.DefaultCacheBehavior)).toHaveProperty('OriginAccessControlId');
  });

  test.each(['dev', 'prod'])('in %s it is deleted with the stack, whatever is in it', (stage) => {
    const { resources: all, only: single } = synthesize({ stage });
    expect(single('AWS::S3::Bucket').DeletionPolicy).toBe('Delete');
    const [id] = Object.keys(all('AWS::S3::Bucket'));
    expect(single('Custom::S3AutoDeleteObjects').Properties.BucketName).toEqual({ Ref: id });
  });
});

describe('the distribution', () => {
  /** The code of a behaviour's functions for viewer requests. */
  const functionsOf = ({ FunctionAssociations }: Resource['Properties']) =>
    FunctionAssociations.map(
      ({
        EventType,
        FunctionARN,
      }: {
        EventType: string;
        FunctionARN: { 'Fn::GetAtt': string[] };
      }) => {
        expect(EventType).toBe('viewer-request');
        const [id = ''] = FunctionARN['Fn::GetAtt'];
        return resources('AWS::CloudFront::Function')[id]?.Properties.FunctionCode;
      },
    );

  test('supports HTTP/2 and 3', () => expect(distribution.HttpVersion).toBe('http2and3'));

  test('serves pages by the site-path function, and only pages', () => {
    expect(distribution.DefaultCacheBehavior).toMatchObject({
      CachePolicyId: managed.cachingOptimized,
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      FunctionAssociations: [{ EventType: 'viewer-request' }],
    });
    expect(functionsOf(distribution.DefaultCacheBehavior)).toEqual([sitePathFunction]);
    for (const { Properties } of Object.values(resources('AWS::CloudFront::Function')))
      expect(Properties).toMatchObject({
        AutoPublish: true,
        FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
      });
  });

  test('serves the OpenAPI document from a file of the site', () => {
    const [document] = distribution.CacheBehaviors;
    const { FunctionAssociations: _, ...pages } = distribution.DefaultCacheBehavior;
    expect(document).toEqual({ ...pages, PathPattern: '/api/openapi.json' });
  });

  test('forwards whole /api requests, and caches none of the responses', () => {
    const [document, api, ...others] = distribution.CacheBehaviors;
    expect(others).toEqual([]);
    expect(document.PathPattern).toBe('/api/openapi.json');
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      CachePolicyId: managed.cachingDisabled,
      OriginRequestPolicyId: managed.allViewerExceptHostHeader,
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    });
    expect(functionsOf(api)).toEqual([viewerAddressFunction]);
    const [apiId] = Object.keys(resources('AWS::ApiGatewayV2::Api'));
    expect(JSON.stringify(originOf(api).DomainName)).toContain(`{"Ref":"${apiId}"}`);
    expect(originOf(api).CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  test('sends the origin secret to the functions, and not to the bucket', () => {
    const [, api] = distribution.CacheBehaviors;
    const [{ HeaderName, HeaderValue }] = originOf(api).OriginCustomHeaders;
    expect(HeaderName).toBe(originHeader);
    expect(HeaderValue).toEqual({
      'Fn::Join': [
        '',
        [
          '{{resolve:secretsmanager:',
          { Ref: expect.stringMatching(/^OriginSecret1/) },
          ':SecretString:::}}',
        ],
      ],
    });
    expect(originOf(distribution.DefaultCacheBehavior)).not.toHaveProperty('OriginCustomHeaders');
  });

  test('has no firewall by default', () => expect(distribution).not.toHaveProperty('WebACLId'));

  test('neither caches nor replaces an error', () => {
    const errors: { ErrorCode: number }[] = distribution.CustomErrorResponses;
    expect(errors.map((e) => e.ErrorCode)).toEqual(
      expect.arrayContaining([400, 404, 405, 500, 502, 503, 504]),
    );
    for (const { ErrorCode, ...rest } of errors) expect(rest).toEqual({ ErrorCachingMinTTL: 0 });
  });

  test('requires TLS 1.2 on its own domain', () => {
    const own = synthesize(domain);
    expect(own.only('AWS::CloudFront::Distribution').Properties.DistributionConfig).toMatchObject({
      Aliases: ['cairn.example.com'],
      ViewerCertificate: {
        AcmCertificateArn: domain.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    own.template.hasOutput('Url', { Value: 'https://cairn.example.com' });
    const [id] = Object.keys(own.resources('AWS::CloudFront::Distribution'));
    own.template.hasOutput('CloudFrontUrl', {
      Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]] },
    });
  });
});

describe('response headers', () => {
  const config = only('AWS::CloudFront::ResponseHeadersPolicy').Properties
    .ResponseHeadersPolicyConfig;

  test('are those of responseHeaders, whatever an origin sends', () => {
    const security = config.SecurityHeadersConfig;
    const transport = security.StrictTransportSecurity;
    const custom: { Header: string; Value: string }[] = config.CustomHeadersConfig.Items;
    expect({
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'x-content-type-options': security.ContentTypeOptions && 'nosniff',
      'x-frame-options': security.FrameOptions.FrameOption,
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(responseHeaders);
    const each = [...Object.values(security), ...custom] as { Override: boolean }[];
    expect(each.every(({ Override }) => Override)).toBe(true);
  });

  test.each([
    ['a domain of AWS', {}, false],
    ['a domain of its own', domain, false],
    ['a domain of its own and httpsForSubdomains', { ...domain, httpsForSubdomains: 'true' }, true],
  ])('with %s: subdomains must use HTTPS: %j', (_, settings, include) => {
    const policy = synthesize(settings).only('AWS::CloudFront::ResponseHeadersPolicy').Properties;
    const { SecurityHeadersConfig } = policy.ResponseHeadersPolicyConfig;
    expect(SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains).toBe(include);
  });

  test('are on the site and on the API', () => {
    const [policyId] = Object.keys(resources('AWS::CloudFront::ResponseHeadersPolicy'));
    for (const behaviour of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors])
      expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: policyId });
  });

  test('allow no inline script or style', () => {
    expect(responseHeaders['content-security-policy']).not.toContain('unsafe');
    expect(responseHeaders['content-security-policy']).toMatch(/^default-src 'none'/);
  });
});

describe('the files', () => {
  const uploads = Object.entries(resources('Custom::CDKBucketDeployment')) as [string, Resource][];
  const upload = (prefix: string | undefined) =>
    uploads.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix) ?? [];
  const filesOf = (resource: Resource | undefined) =>
    Object.keys(uploaded(resource?.Properties.SourceObjectKeys[0])).toSorted();

  test('with a hash in their name are cached for a year, and stay after the next deployment', () => {
    const [, assets] = upload('assets');
    expect(filesOf(assets)).toEqual(['index-abc123.js']);
    expect(assets?.Properties).toMatchObject({
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  test('of pages are revalidated each time, and are uploaded last', () => {
    const [assetsId] = upload('assets');
    const [, pages] = upload(undefined);
    // A cached service worker would delay the next version, and also the fix for a broken worker.
    expect(filesOf(pages)).toEqual([
      'favicon.svg',
      'index.html',
      'manifest.webmanifest',
      'serviceWorker.js',
      'serviceWorkerOff.js',
    ]);
    expect(pages?.Properties).toMatchObject({
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    expect(pages?.DependsOn).toContain(assetsId);
  });

  test.each([
    'AWS::Lambda::Function',
    'AWS::Lambda::Permission',
    'AWS::ApiGatewayV2::Route',
    'AWS::ApiGatewayV2::Stage',
  ])('of pages wait for each %s of the API', (type) => {
    const [, pages] = upload(undefined);
    const ofApi = Object.keys(resources(type)).filter((id) => /^(Functions|Api)/.test(id));
    expect(ofApi.length).toBeGreaterThan(0);
    expect(pages?.DependsOn).toEqual(expect.arrayContaining(ofApi));
  });
});
