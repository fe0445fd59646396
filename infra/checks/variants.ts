const domain = {
  domainName: 'cairn.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc-1',
};
const firewall = { waf: 'true', region: 'eu-central-1' };
const others = {
  alarmEmail: 'ops@example.com',
  senderEmail: 'cairn@example.com',
  originSecret: '2',
  originSecretBefore: '1',
};

/** All that any stage can be told. */
export const everySetting = { ...domain, ...firewall, ...others, httpsForSubdomains: 'true' };

/** Every kind of stack there is, by name: what is checked of templates is checked of all of these. */
export const variants: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    ['dev', 'prod'].flatMap((stage) => [
      [stage, { stage }],
      [`${stage}-domain`, { stage, ...domain }],
      [`${stage}-firewall`, { stage, ...firewall }],
      [`${stage}-domain-firewall`, { stage, ...domain, ...firewall }],
      [`${stage}-all`, { stage, ...everySetting, ...(stage === 'prod' && { protected: 'true' }) }],
      [`${stage}-address`, { stage, ...others, senderIdentity: others.senderEmail }],
    ]),
  );
