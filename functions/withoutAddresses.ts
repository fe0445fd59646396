/** SES names the refused address in its error, and Cognito passes that message on. */
const emailAddress = /[^\s<>:,;"']+@[^\s<>:,;"']+/g;

export const withoutAddresses = (text: string): string =>
  text.replaceAll(emailAddress, '(address)');

export const errorWithoutAddresses = (error: unknown): unknown =>
  error instanceof Error
    ? Object.assign(new Error(withoutAddresses(error.message)), { name: error.name })
    : error;
