export const isPushService = (url: string): boolean => {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' &&
    parsed.port === '' &&
    parsed.username === '' &&
    ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'].includes(
      parsed.hostname,
    )
  );
};
