import type { MailTexts } from '../mailTexts.ts';

export const fr: MailTexts = {
  resetCode: (code) => ({
    subject: 'Ton code pour réinitialiser ton mot de passe Cairn',
    paragraphs: [
      'Avec ce code, tu peux réinitialiser ton mot de passe Cairn :',
      code,
      'Saisis-le là où tu l’as demandé. Il est valable une heure.',
      'Si tu ne l’as pas demandé, ignore ce message : sans le code, rien ne change.',
    ],
  }),
  addressCode: (code) => ({
    subject: 'Ton code pour confirmer cette adresse sur Cairn',
    paragraphs: [
      'Avec ce code, tu confirmes cette adresse e-mail pour ton compte Cairn :',
      code,
      'Saisis-le là où tu l’as demandé. Il est valable 24 heures.',
      'Si tu ne l’as pas demandé, ignore ce message : sans le code, rien ne change.',
    ],
  }),
  changeRequested: (address) => ({
    subject: 'Une nouvelle adresse e-mail pour ton compte Cairn',
    paragraphs: [
      'Une personne qui connaît ton mot de passe a demandé à remplacer l’adresse e-mail de ton compte Cairn par celle-ci :',
      address,
      'Le changement prendra effet quand le code que nous avons envoyé à cette adresse sera saisi.',
      'Si c’était toi, tu n’as rien à faire.',
      'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe : utilise « Mot de passe oublié ? » sur la page de connexion. Toutes les sessions seront alors fermées. Si tu ne peux plus te connecter, réponds à ce message.',
    ],
  }),
  changeDone: (address) => ({
    subject: 'Ton compte Cairn a une nouvelle adresse e-mail',
    paragraphs: [
      'Ton compte Cairn a maintenant cette adresse e-mail :',
      address,
      'Connecte-toi désormais avec elle. Nous n’enverrons plus rien à l’ancienne adresse.',
      'Si ce n’est pas toi qui l’as changée, réponds à ce message.',
    ],
  }),
  digest: ({ count, names, more, app, unsubscribe }) => ({
    subject: `Habitudes encore à faire aujourd’hui : ${count}`,
    paragraphs: [
      names.length > 0
        ? 'Ces habitudes sont encore à faire aujourd’hui :'
        : `Habitudes encore à faire aujourd’hui : ${count}.`,
      ...names,
      ...(more === undefined ? [] : [`Et ${more} de plus.`]),
      'Tu peux les cocher dans Cairn :',
      app,
      'Tu reçois ce message parce que tu as activé l’e-mail quotidien dans ton profil. Désactive-le ici, sans te connecter :',
      unsubscribe,
    ],
  }),
};
