/** Not a secret: the account has made-up data and exists only on the machine of the person who started the app. */
export const demoAccount = {
  name: 'Demo Walker',
  email: 'demo@cairn.example',
  password: 'stone-by-stone',
} as const;
