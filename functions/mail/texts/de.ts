import type { MailTexts } from '../mailTexts.ts';

export const de: MailTexts = {
  resetCode: (code) => ({
    subject: 'Dein Code zum Zurücksetzen deines Cairn-Passworts',
    paragraphs: [
      'Mit diesem Code kannst du dein Cairn-Passwort zurücksetzen:',
      code,
      'Gib ihn dort ein, wo du ihn angefordert hast. Er gilt eine Stunde.',
      'Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Ohne den Code ändert sich nichts.',
    ],
  }),
  addressCode: (code) => ({
    subject: 'Dein Code zum Bestätigen dieser Adresse für Cairn',
    paragraphs: [
      'Mit diesem Code bestätigst du diese E-Mail-Adresse für dein Cairn-Konto:',
      code,
      'Gib ihn dort ein, wo du ihn angefordert hast. Er gilt einen Tag.',
      'Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Ohne den Code ändert sich nichts.',
    ],
  }),
  changeRequested: (address) => ({
    subject: 'Eine neue E-Mail-Adresse für dein Cairn-Konto',
    paragraphs: [
      'Jemand, der dein Passwort kennt, möchte die E-Mail-Adresse deines Cairn-Kontos in diese ändern:',
      address,
      'Sie ändert sich, sobald der Code eingegeben wird, den wir an diese Adresse gesendet haben.',
      'Wenn du das warst, musst du nichts tun.',
      'Wenn du es nicht warst, lege jetzt ein neues Passwort fest: Wähle „Passwort vergessen?“ auf der Anmeldeseite. Damit werden alle abgemeldet. Wenn du dich nicht mehr anmelden kannst, antworte auf diese E-Mail.',
    ],
  }),
  changeDone: (address) => ({
    subject: 'Dein Cairn-Konto hat eine neue E-Mail-Adresse',
    paragraphs: [
      'Dein Cairn-Konto hat jetzt diese E-Mail-Adresse:',
      address,
      'Melde dich ab jetzt damit an. An die bisherige Adresse senden wir nichts mehr.',
      'Wenn du sie nicht geändert hast, antworte auf diese E-Mail.',
    ],
  }),
  digest: ({ count, names, more, app, unsubscribe }) => ({
    subject: `Heute noch offene Gewohnheiten: ${count}`,
    paragraphs: [
      names.length > 0
        ? 'Diese Gewohnheiten sind heute noch offen:'
        : `Heute noch offene Gewohnheiten: ${count}.`,
      ...names,
      ...(more === undefined ? [] : [`Und ${more} weitere.`]),
      'Du kannst sie in Cairn abhaken:',
      app,
      'Du bekommst diese E-Mail, weil du in deinem Profil die tägliche E-Mail eingeschaltet hast. Hier schaltest du sie aus, ohne dich anzumelden:',
      unsubscribe,
    ],
  }),
};
