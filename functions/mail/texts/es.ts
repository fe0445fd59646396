import type { MailTexts } from '../mailTexts.ts';

export const es: MailTexts = {
  resetCode: (code) => ({
    subject: 'Tu código para restablecer la contraseña de Cairn',
    paragraphs: [
      'Con este código puedes restablecer tu contraseña de Cairn:',
      code,
      'Escríbelo donde lo pediste. Es válido durante una hora.',
      'Si no lo pediste, ignora este mensaje: sin el código no cambia nada.',
    ],
  }),
  addressCode: (code) => ({
    subject: 'Tu código para confirmar este correo en Cairn',
    paragraphs: [
      'Con este código confirmas este correo para tu cuenta de Cairn:',
      code,
      'Escríbelo donde lo pediste. Es válido durante un día.',
      'Si no lo pediste, ignora este mensaje: sin el código no cambia nada.',
    ],
  }),
  changeRequested: (address) => ({
    subject: 'Un correo nuevo para tu cuenta de Cairn',
    paragraphs: [
      'Alguien que conoce tu contraseña pidió cambiar el correo de tu cuenta de Cairn por este:',
      address,
      'El cambio se hará cuando se escriba el código que enviamos a ese correo.',
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, pon ahora una contraseña nueva: elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Así se cierran todas las sesiones. Si ya no puedes iniciar sesión, responde a este mensaje.',
    ],
  }),
  changeDone: (address) => ({
    subject: 'Tu cuenta de Cairn tiene un correo nuevo',
    paragraphs: [
      'Tu cuenta de Cairn tiene ahora este correo:',
      address,
      'Desde ahora inicia sesión con él. Ya no enviaremos nada al correo anterior.',
      'Si no lo cambiaste tú, responde a este mensaje.',
    ],
  }),
  digest: ({ count, names, more, app, unsubscribe }) => ({
    subject: `Hábitos pendientes hoy: ${count}`,
    paragraphs: [
      names.length > 0
        ? 'Estos hábitos siguen pendientes hoy:'
        : `Hábitos pendientes hoy: ${count}.`,
      ...names,
      ...(more === undefined ? [] : [`Y ${more} más.`]),
      'Puedes marcarlos en Cairn:',
      app,
      'Recibes este mensaje porque activaste el correo diario en tu perfil. Desactívalo aquí, sin iniciar sesión:',
      unsubscribe,
    ],
  }),
};
