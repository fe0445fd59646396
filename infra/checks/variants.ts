const domain = {
  domainName: 'cairn.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc-1',
};
const firewall = { waf: 'true', region: 'eu-central-1' };
const others = {
  alarmEmail: 'ops@example.com',
  monthlyBudget: '20',
  senderEmail: 'cairn@example.com',
  originSecret: '2',
  originSecretBefore: '1',
};

/** Settings that give a stack every optional resource. */
export const everySetting = { ...domain, ...firewall, ...others, httpsForSubdomains: 'true' };

/** Every kind of stack, by name. All template checks run on each of these. */
export const variants: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    ['dev', 'prod'].flatMap((stage) => [
      [stage, { stage }],
      [`${stage}-domain`, { stage, ...domain }],
      [`${stage}-firewall`, { stage, ...firewall }],
      [`${stage}-domain-firewall`, { stage, ...domain, ...firewall }],
      [`${stage}-all`, { stage, ...everySetting, ...(stage === 'prod' && { protected: 'true' }) }],
      [`${stage}-household`, { stage, ...others, size: 'household' }],
      [`${stage}-address`, { stage, ...others, senderIdentity: others.senderEmail }],
    ]),
  );
