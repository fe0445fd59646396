import {
  Annotations,
  CfnOutput,
  DefaultStackSynthesizer,
  type IStackSynthesizer,
  Stack,
  Tags,
} from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './api/api.ts';
import { DigestSender } from './api/digestSender.ts';
import { Functions } from './api/functions.ts';
import { JobQueue } from './api/jobQueue.ts';
import { PushSender } from './api/pushSender.ts';
import { queueSettings } from './api/queueSettings.ts';
import { Identity } from './identity/identity.ts';
import { Alarms } from './monitoring/alarms.ts';
import { AlarmTopic } from './monitoring/alarmTopic.ts';
import { Budget } from './monitoring/budget.ts';
import { Dashboard } from './monitoring/dashboard.ts';
import { EdgeAlarmsStack } from './monitoring/edgeAlarmsStack.ts';
import { RequestMetrics } from './monitoring/requestMetrics.ts';
import { bootstrapQualifier, keepsData, type Settings } from './settings.ts';
import { Table } from './table/table.ts';
import { FirewallStack } from './website/firewallStack.ts';
import { OriginSecrets } from './website/originSecrets.ts';
import { Website } from './website/website.ts';

/** The folders to deploy: the bundled functions, and the built site. */
export type Built = { readonly functions: string; readonly site: string };

export type CairnStackProps = { readonly settings: Settings; readonly built: Built };

/** The warning for each of these settings that production lacks. */
const missingInProduction = {
  alarmEmail:
    'alarmEmail is not set: nobody is notified of alarms (set it by: -c alarmEmail=ops@example.com)',
  senderEmail:
    'senderEmail is not set: Cognito itself sends the codes, at most 50 a day and always in English, and the old address gets no notice of a change of address (set it to an address that SES has verified)',
  protected:
    'protected is not true: the stack, the table and the pool can be deleted. After the first successful deployment, set it in cdk.json and deploy again',
} as const;

/** The whole system of one stage. Parts that CloudFront needs in us-east-1 are in separate stacks. */
export class CairnStack extends Stack {
  readonly firewall: FirewallStack | undefined;
  /** The stacks of this stage in us-east-1, where CloudFront needs them. */
  readonly atTheEdge: readonly Stack[];

  constructor(scope: Construct, id: string, { settings, built }: CairnStackProps) {
    const { stage, region, logRetentionDays } = settings;
    const stackName = `cairn-${stage}`;
    /** Returns new settings for each stack, because stacks can't share a synthesizer. */
    const shared = () => ({
      terminationProtection: settings.protected,
      // Cast, because CDK's own types don't support exactOptionalPropertyTypes.
      synthesizer: new DefaultStackSynthesizer({
        qualifier: bootstrapQualifier(stage),
      }) as IStackSynthesizer,
    });
    super(scope, id, {
      ...shared(),
      stackName,
      description: `Cairn (${stage})`,
      ...(region && { env: { region } }),
    });
    this.firewall = settings.waf
      ? new FirewallStack(scope, `${id}Firewall`, {
          ...shared(),
          stackName: `${stackName}-firewall`,
          description: `The firewall of Cairn (${stage})`,
        })
      : undefined;
    if (this.firewall) this.addStackDependency(this.firewall);
    const table = new Table(this, 'Table', { settings });
    const identity = new Identity(this, 'Identity', { settings });
    const queues = {
      deletions: new JobQueue(this, 'Deletions', queueSettings.deletions),
      reminders: new JobQueue(this, 'Reminders', queueSettings.reminders),
      deliveries: new JobQueue(this, 'Deliveries', queueSettings.deliveries),
    };
    const pushSender = new PushSender(this, 'Push', { settings });
    const digestSender = new DigestSender(this, 'Digests', { settings, identity });
    const originSecrets = new OriginSecrets(this, 'Origin', { generation: settings.originSecret });
    const functions = new Functions(this, 'Functions', {
      code: built.functions,
      settings,
      table,
      identity,
      queues,
      pushSender,
      digestSender,
      originSecrets,
    });
    const api = new Api(this, 'Api', { functions, logRetentionDays });
    const website = new Website(this, 'Website', {
      settings,
      api: api.api,
      originSecret: originSecrets.current,
      webAclArn: this.firewall?.webAclArn,
      site: built.site,
    });
    // Deploys the functions first, so that they accept a new secret before CloudFront sends it.
    website.distribution.node.addDependency(functions);
    // Deploys the pages last, so that a new page never calls an API that does not exist yet.
    website.pages.node.addDependency(functions, api);

    const { stage: gateway, accessLog } = api;
    const isHousehold = settings.size === 'household';
    const requests = isHousehold
      ? undefined
      : new RequestMetrics(this, 'Requests', { functions, accessLog });
    const topic = new AlarmTopic(this, 'AlarmTopic', settings);
    const watched = {
      gateway,
      functions,
      table: table.table,
      queues,
    };
    const alarms = new Alarms(this, 'Alarms', {
      ...watched,
      requests,
      topic,
      stage,
      sendsMail: settings.senderEmail !== undefined,
    });
    const { distribution } = website;
    if (requests)
      new Dashboard(this, 'Dashboard', { ...watched, requests, accessLog, distribution, alarms });
    const { alarmEmail, monthlyBudget } = settings;
    if (alarmEmail && monthlyBudget) new Budget(this, 'Budget', { alarmEmail, monthlyBudget });
    // Without an e-mail address, nobody would receive these alarms.
    const edgeAlarms =
      alarmEmail && region && !isHousehold
        ? new EdgeAlarmsStack(scope, `${id}EdgeAlarms`, {
            ...shared(),
            stackName: `${stackName}-edge`,
            description: `The alarm of CloudFront for Cairn (${stage})`,
            settings,
            distribution,
          })
        : undefined;
    edgeAlarms?.addStackDependency(this);
    this.atTheEdge = [this.firewall, edgeAlarms].filter((stack) => stack !== undefined);
    for (const stack of [this, ...this.atTheEdge]) {
      Tags.of(stack).add('app', 'cairn');
      Tags.of(stack).add('stage', stage);
    }
    if (keepsData(stage)) {
      for (const [setting, warning] of Object.entries(missingInProduction)) {
        const isMissing = !settings[setting as keyof typeof missingInProduction];
        if (isMissing) Annotations.of(this).addWarningV2(`cairn:${setting}`, warning);
      }
    }

    new CfnOutput(this, 'Url', { value: website.url });
    new CfnOutput(this, 'CloudFrontUrl', { value: `https://${distribution.domainName}` });
    new CfnOutput(this, 'OriginSecret', { value: `${settings.originSecret}` });
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'AccountDeletionsUrl', { value: queues.deletions.url });
    new CfnOutput(this, 'AccountDeletionsAsideArn', { value: queues.deletions.deadLettersArn });
    new CfnOutput(this, 'RemindersUrl', { value: queues.reminders.url });
    new CfnOutput(this, 'RemindersAsideUrl', { value: queues.reminders.deadLettersUrl });
    new CfnOutput(this, 'DeliveriesUrl', { value: queues.deliveries.url });
    new CfnOutput(this, 'DeliveriesAsideUrl', { value: queues.deliveries.deadLettersUrl });
  }
}
