/** Formatters are expensive to create, so they are cached. Clients send the zone names, so each cache is limited. */
const mostFormatters = 100;

/**
 * Returns a function that returns the formatter of a zone. The formatter shows these fields of an instant, in Latin
 * digits and the Gregorian calendar. For a zone that the runtime doesn't know, the function throws RangeError.
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
