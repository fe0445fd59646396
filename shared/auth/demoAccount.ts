/** Not a secret: the account is on the machine of the person who started the app, with made-up data. */
export const demoAccount = {
  name: 'Demo Walker',
  email: 'demo@cairn.example',
  password: 'stone-by-stone',
} as const;
