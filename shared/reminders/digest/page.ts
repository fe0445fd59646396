/**
 * The page on which a person turns the digest off without logging in. The part after `#` reaches no server and no log.
 */
export const unsubscribePath = '/unsubscribe';

export const unsubscribePage = (token: string): string => `${unsubscribePath}#${token}`;
