import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';
import { acknowledge, placeInIds } from '../acknowledge.ts';

/** Vite's folder for files with a content hash in their names. */
const hashed = 'assets';

export type SiteFilesProps = {
  readonly site: string;
  readonly bucket: IBucket;
  readonly logRetentionDays: number;
};

/** Uploads the built site: first the files that pages refer to, and then the pages. */
export class SiteFiles extends Construct {
  readonly pages: Construct;

  constructor(scope: Construct, id: string, { site, bucket, logRetentionDays }: SiteFilesProps) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      logGroup: new LogGroup(this, 'Logs', {
        retention: logRetentionDays,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(site, hashed))],
      destinationKeyPrefix: hashed,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
      // Keeps old files, so that a tab from before this deployment can still load its own version's chunks.
      prune: false,
    });
    this.pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [Source.asset(site, { exclude: [hashed, '.*'] })],
      exclude: [`${hashed}/*`],
      cacheControl: [CacheControl.noCache()],
    });
    this.pages.node.addDependency(assets);
    acknowledgeUploader(assets, bucket);
  }
}

/**
 * Acknowledges the rules about the function that uploads. CDK creates it with its role, and both deployments share
 * it.
 */
const acknowledgeUploader = (deployment: BucketDeployment, bucket: IBucket) => {
  const uploader = deployment.handlerRole.node.scope as IConstruct;
  const stack = Stack.of(bucket);
  const bucketId = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const { partition, region } = placeInIds(bucket);
  const rights =
    'CDK grants its uploader all read, write and delete actions on objects, but only in two buckets: the one for deployment assets and the site’s own.';
  acknowledge(uploader, {
    L1: 'CDK’s own function. Its runtime is the one that this CDK version is tested with, and it runs only during deployments.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'CDK’s own role for its uploader: writing logs is all that this policy allows.',
    'IAM5[Action::s3:GetBucket*]': rights,
    'IAM5[Action::s3:GetObject*]': rights,
    'IAM5[Action::s3:List*]': rights,
    'IAM5[Action::s3:Abort*]': rights,
    'IAM5[Action::s3:DeleteObject*]': rights,
    [`IAM5[Resource::arn:${partition}:s3:::cdk-${stack.synthesizer.bootstrapQualifier}-assets-<AWS::AccountId>-${region}/*]`]:
      rights,
    [`IAM5[Resource::<${bucketId}.Arn>/*]`]: rights,
  });
};
