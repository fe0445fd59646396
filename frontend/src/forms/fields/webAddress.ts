/** Matches 'example.com', 'www.example.com:8080/a?b' or 'localhost', without a scheme. */
const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}|localhost)\.?(?::\d{1,5})?(?:[/?#]|$)/u;

/** Completes a typed address: 'example.com' -> 'https://example.com'. A text that is not a host stays unchanged. */
export const webAddressOf = (input: string): string => {
  const address = input.trim();
  return bareHost.test(address) ? `https://${address}` : input;
};
