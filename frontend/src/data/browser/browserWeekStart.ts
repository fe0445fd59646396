import { defaultWeekStart, type WeekStart, weekStarts } from '#shared/core/daySettings.ts';

/** Some browsers give a locale's weeks by a method, some as a property, some not at all. */
type WeekInfo = { readonly firstDay?: number };
type LocaleOfWeeks = { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/**
 * The weekday on which weeks start in the browser's locale: 'en-US' Sunday, 'de' Monday, 'ar-EG' Saturday. Sunday if
 * the browser gives none, or one with which Cairn's weeks can't start.
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
