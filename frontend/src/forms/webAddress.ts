/** 'example.com', 'www.example.com:8080/a?b' or 'localhost', without a scheme before it. */
const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}|localhost)\.?(?::\d{1,5})?(?:[/?#]|$)/u;

/** An address as a link needs it: 'example.com' -> 'https://example.com'. What is no host stays as it was typed. */
export const webAddressOf = (input: string): string => {
  const address = input.trim();
  return bareHost.test(address) ? `https://${address}` : input;
};
