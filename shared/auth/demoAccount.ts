/** Not a secret. The account has made-up data and exists only on the machine where the app was started. */
export const demoAccount = {
  name: 'Demo Walker',
  email: 'demo@cairn.example',
  password: 'stone-by-stone',
} as const;
