import { defaultWeekStart, type WeekStart, weekStarts } from '#shared/core/daySettings.ts';

/** What some browsers have as a method, some as a property, and some not at all. */
type WeekInfo = { readonly firstDay?: number };
type LocaleOfWeeks = { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/**
 * The weekday on which weeks start in the browser's locale: 'en-US' Sunday, 'de' Monday, 'ar-EG' Saturday. Sunday where the
 * browser does not say, or says a day that Cairn has no weeks for.
 */
export const browserWeekStart = (locale = navigator.language): WeekStart => {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & LocaleOfWeeks;
    const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
    // The locale counts from Monday, 1, to Sunday, 7.
    return weekStarts.find((day) => day === (firstDay ?? Number.NaN) % 7) ?? defaultWeekStart;
  } catch {
    return defaultWeekStart;
  }
};
