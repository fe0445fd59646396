import type { PushTexts } from '../pushTexts.ts';

export const ar: PushTexts = {
  stillOpen: 'لم تُنجز اليوم بعد',
  openHabits: (count) => `العادات غير المنجزة: ${count}`,
  andMore: (names, more) => `${names} و${more} غيرها`,
  done: 'تم',
  snooze: 'ذكّرني بعد ساعة',
  notSnoozed: 'تعذّر تأجيل التذكير. لم تُنجز اليوم بعد',
  timeIsOver: 'انتهى الوقت المخطط',
  timer: 'المؤقت',
  ticked: (name) => `${name}: منجزة`,
  notTicked: (name) => `تعذّر حفظ «${name}»، فتم التراجع عنه.`,
  aHabit: 'عادة',
};
