import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './api.ts';
import { Functions } from './functions.ts';
import { Identity } from './identity.ts';
import { keepsData, type Settings } from './settings.ts';
import { Table } from './table.ts';
import { Website } from './website.ts';

/** Folders with what is to be deployed: a folder a function, and the built site. */
export type Built = { readonly functions: string; readonly site: string };

export type CairnStackProps = { readonly settings: Settings; readonly built: Built };

/** The whole system of one stage. */
export class CairnStack extends Stack {
  constructor(scope: Construct, id: string, { settings, built }: CairnStackProps) {
    const { stage } = settings;
    super(scope, id, {
      stackName: `cairn-${stage}`,
      description: `Cairn (${stage})`,
      terminationProtection: keepsData(stage),
    });
    Tags.of(this).add('app', 'cairn');
    Tags.of(this).add('stage', stage);

    const table = new Table(this, 'Table', { stage });
    const identity = new Identity(this, 'Identity', { stage });
    const functions = new Functions(this, 'Functions', { code: built.functions, table, identity });
    const { api } = new Api(this, 'Api', { functions });
    const website = new Website(this, 'Website', { settings, api, site: built.site });

    new CfnOutput(this, 'Url', { value: website.url });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.client.userPoolClientId });
  }
}
