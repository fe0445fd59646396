/** Formatters are expensive to create and zone names come from clients, so each cache is limited. */
const mostFormatters = 100;

/**
 * Returns a function from a zone to the formatter that shows these fields of an instant there, in Latin digits of the
 * Gregorian calendar. It throws RangeError for a zone that the runtime does not know.
 */
export function zoneFormatters(
  fields: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const key = timeZone.toLowerCase();
    let formatter = formatters.get(key);
    if (!formatter) {
      const calendar = { calendar: 'gregory', numberingSystem: 'latn' };
      formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...calendar, ...fields });
      if (formatters.size >= mostFormatters) formatters.clear();
      formatters.set(key, formatter);
    }
    return formatter;
  };
}
