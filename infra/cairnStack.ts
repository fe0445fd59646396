import { Annotations, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { AlarmTopic } from './alarmTopic.ts';
import { Api } from './api.ts';
import { Dashboard } from './dashboard.ts';
import { FirewallStack } from './firewallStack.ts';
import { Functions } from './functions.ts';
import { Identity } from './identity.ts';
import { OriginSecrets } from './originSecrets.ts';
import { RequestMetrics } from './requestMetrics.ts';
import { keepsData, type Settings } from './settings.ts';
import { Table } from './table.ts';
import { Website } from './website.ts';

/** Folders with what is to be deployed: a folder a function, and the built site. */
export type Built = { readonly functions: string; readonly site: string };

export type CairnStackProps = { readonly settings: Settings; readonly built: Built };

/** The whole system of one stage; its firewall, where there is one, is a stack beside it. */
export class CairnStack extends Stack {
  readonly firewall: FirewallStack | undefined;

  constructor(scope: Construct, id: string, { settings, built }: CairnStackProps) {
    const { stage, region, logRetentionDays } = settings;
    const stackName = `cairn-${stage}`;
    const terminationProtection = keepsData(stage);
    super(scope, id, {
      stackName,
      description: `Cairn (${stage})`,
      terminationProtection,
      ...(region && { env: { region } }),
    });
    this.firewall = settings.waf
      ? new FirewallStack(scope, `${id}Firewall`, {
          stackName: `${stackName}-firewall`,
          description: `The firewall of Cairn (${stage})`,
          terminationProtection,
        })
      : undefined;
    if (this.firewall) this.addStackDependency(this.firewall);
    for (const stack of [this, ...(this.firewall ? [this.firewall] : [])]) {
      Tags.of(stack).add('app', 'cairn');
      Tags.of(stack).add('stage', stage);
    }

    const table = new Table(this, 'Table', { stage });
    const identity = new Identity(this, 'Identity', { settings });
    const originSecrets = new OriginSecrets(this, 'Origin', { generation: settings.originSecret });
    const functions = new Functions(this, 'Functions', {
      code: built.functions,
      settings,
      table,
      identity,
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
    // A new secret is taken before it is shown.
    website.distribution.node.addDependency(functions);

    const { stage: gatewayStage, accessLog } = api;
    const requests = new RequestMetrics(this, 'Requests', { functions, accessLog });
    const topic = new AlarmTopic(this, 'AlarmTopic', settings);
    const watched = { stage: gatewayStage, functions, table: table.table, requests };
    const alarms = new Alarms(this, 'Alarms', { ...watched, topic });
    const { distribution } = website;
    new Dashboard(this, 'Dashboard', { ...watched, accessLog, distribution, alarms });
    if (terminationProtection && !settings.alarmEmail) {
      Annotations.of(this).addWarningV2(
        'cairn:alarmEmail',
        'alarmEmail is not set: nobody is told of alarms (set it by: -c alarmEmail=ops@example.com)',
      );
    }

    new CfnOutput(this, 'Url', { value: website.url });
    new CfnOutput(this, 'CloudFrontUrl', { value: `https://${distribution.domainName}` });
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.client.userPoolClientId });
  }
}
