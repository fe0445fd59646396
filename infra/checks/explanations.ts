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
      'CDK adds a DependsOn for the role and its policies. The reference to the role already implies the dependency on the role, so the duplicate is harmless.',
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
      'A dead-letter queue takes asynchronous calls that failed. Calls of the gateway and of Cognito are synchronous, so the caller gets the error. Messages that the workers fail to process go to their queue’s own dead-letter queue. The scheduled function runs again a minute after a failure. Lambda retries a report of SES twice, and an alarm fires after three failures.',
  },
  {
    rule: 'CKV_AWS_116',
    at: cdkFunction,
    reason:
      'CloudFormation waits for its response, and rolls back if it fails or does not respond. So no failure goes unnoticed.',
  },
  {
    rule: 'CKV_AWS_117',
    at: ownFunction,
    reason:
      'They call DynamoDB, Cognito, SES, SQS and the browsers’ push services, over TLS and with permissions of their own. No resource of ours is inside a VPC.',
  },
  {
    rule: 'CKV_AWS_117',
    at: cdkFunction,
    reason: 'It calls only S3 and CloudFormation, over TLS and with permissions of its own.',
  },
  {
    rule: 'CKV_AWS_119',
    at: / Table[0-9A-F]{8}$/,
    reason:
      'DynamoDB encrypts every table with a key that AWS manages. Our own key would cost money, and losing it would lose all data.',
  },
  {
    rule: 'CKV_AWS_149',
    at: / (OriginSecret\w+|PushSecret\w+)$/,
    reason:
      'Secrets Manager encrypts it with the account’s key aws/secretsmanager. Only a secret that other accounts read needs our own key, and none read this one.',
  },
  {
    rule: 'CKV_AWS_158',
    at: / (Functions[A-Za-z]+Logs|ApiAccessLog|WebsiteFilesLogs)[0-9A-F]{8}$/,
    reason:
      'CloudWatch encrypts every log group with a key that AWS manages, and no line contains a body, a password, a token or a code.',
  },
  {
    rule: 'CKV_AWS_173',
    at: ownFunction,
    reason:
      'Lambda encrypts the environment with the account’s key aws/lambda. Its secrets prove that a call came through CloudFront, and that a push comes from us. They give no access to data.',
  },
  {
    rule: 'CKV_AWS_173',
    at: / CustomCDKBucketDeployment/,
    reason:
      'It is CDK’s own function. Its environment contains the path of a program and no secret.',
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
      'The site is built from the repository. To restore an older site, build and deploy its commit again.',
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
      'SQS encrypts the queues with its own key (SSE-SQS). The rule accepts only our own key. A message contains ids of accounts and devices, and times.',
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
