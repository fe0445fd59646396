import { reasons } from '../reasons.ts';
import type { Finding } from './findings.ts';

/** Says why a rule does not apply to some resources. `at` matches `<template> <resource>`. */
export type Explanation = {
  readonly rule: string;
  readonly at: RegExp;
  readonly reason: string;
};

const ownFunction = / Functions[A-Za-z]+[0-9A-F]{8}$/;
/** CDK's own functions: one uploads the site, and one empties a bucket before its deletion. */
const cdkFunction = / CustomCDKBucketDeployment| CustomS3AutoDeleteObjects/;
const queue = / (Deletions|Reminders|Deliveries)(Queue|Aside)[0-9A-F]{8}$/;
const bucket = / WebsiteBucket[0-9A-F]{8}$/;
const distribution = / WebsiteDistribution[0-9A-F]{8}$/;

export const explanations: readonly Explanation[] = [
  {
    rule: 'W3005',
    at: / (Functions[A-Za-z]+[0-9A-F]{8}$|CustomCDKBucketDeployment|CustomS3AutoDeleteObjects)/,
    reason:
      'CDK adds a DependsOn for the role and its policies. The reference to the role already implies the first, so the duplicate is harmless.',
  },
  {
    rule: 'CKV_AWS_115',
    at: ownFunction,
    reason:
      'Concurrency reserved for one function is taken from all others, and a new account has none to spare. The gateway throttles callers instead, including calls that make Cognito send a code, and the queue limits how many workers run at once.',
  },
  {
    rule: 'CKV_AWS_115',
    at: cdkFunction,
    reason: 'Only CloudFormation calls it, once or twice a deployment.',
  },
  {
    rule: 'CKV_AWS_116',
    at: ownFunction,
    reason:
      'A dead-letter queue takes asynchronous calls that failed. Those of the gateway and of Cognito are synchronous, so the caller gets the error; messages that the workers fail to process go to their queue’s own dead-letter queue; and the scheduled function runs again a minute after a failure.',
  },
  {
    rule: 'CKV_AWS_116',
    at: cdkFunction,
    reason:
      'CloudFormation waits for its response, and rolls back where it fails or none comes: nothing fails unseen.',
  },
  {
    rule: 'CKV_AWS_117',
    at: ownFunction,
    reason:
      'They speak to DynamoDB, Cognito, SES and SQS, and to the browsers’ push services, over TLS and with permissions of their own. No resource is in a network of ours that a VPC would lead to.',
  },
  {
    rule: 'CKV_AWS_117',
    at: cdkFunction,
    reason: 'It speaks to S3 and CloudFormation alone, over TLS and with permissions of its own.',
  },
  {
    rule: 'CKV_AWS_119',
    at: / Table[0-9A-F]{8}$/,
    reason:
      'DynamoDB encrypts every table by a key that AWS keeps. A key of ours would add a price, and a way to lose all data with it.',
  },
  {
    rule: 'CKV_AWS_149',
    at: / (OriginSecret\w+|PushSecret\w+)$/,
    reason:
      'Secrets Manager encrypts it by the account’s key aws/secretsmanager. A key of ours is for secrets that other accounts read; none does.',
  },
  {
    rule: 'CKV_AWS_158',
    at: / (Functions[A-Za-z]+Logs|ApiAccessLog|WebsiteFilesLogs)[0-9A-F]{8}$/,
    reason:
      'CloudWatch encrypts every log group by a key that AWS keeps, and no line has a body, a password, a token or a code.',
  },
  {
    rule: 'CKV_AWS_173',
    at: ownFunction,
    reason:
      'Lambda encrypts the environment by the account’s key aws/lambda. The secrets in it show that a call came through CloudFront, and that a push comes from us; they open no data.',
  },
  {
    rule: 'CKV_AWS_173',
    at: / CustomCDKBucketDeployment/,
    reason: 'CDK’s own function; its environment holds the path of a program and no secret.',
  },
  {
    rule: 'CKV_AWS_18',
    at: bucket,
    reason: reasons.bucketUnlogged,
  },
  {
    rule: 'CKV_AWS_21',
    at: bucket,
    reason:
      'The site is built from the repository: an older one is deployed again, not fetched from the bucket.',
  },
  {
    rule: 'CKV_AWS_86',
    at: distribution,
    reason: reasons.siteUnlogged,
  },
  {
    rule: 'CKV_AWS_27',
    at: queue,
    reason:
      'SQS encrypts them by a key of its own (SSE-SQS), which the rule does not know: it looks for a key of ours alone. A message holds ids of accounts and of devices, and times.',
  },
  {
    rule: 'CKV_AWS_68',
    at: /^(dev|prod)(-domain|-household|-address)? WebsiteDistribution/,
    reason: reasons.firewallOptional,
  },
  {
    rule: 'CKV_AWS_174',
    at: /^(dev|prod)(-firewall|-household|-address)? WebsiteDistribution/,
    reason: reasons.tlsOfCloudFront,
  },
];

const explains = ({ rule, at }: Explanation, finding: Finding) =>
  rule === finding.rule && at.test(`${finding.template} ${finding.resource}`);

export const unexplained = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !explanations.some((one) => explains(one, finding)));

/** The explanations that match no finding. They are outdated. */
export const unusedExplanations = (findings: readonly Finding[]): Explanation[] =>
  explanations.filter((one) => !findings.some((finding) => explains(one, finding)));
