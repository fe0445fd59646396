import type { MailTexts } from '../mailTexts.ts';

export const ptBr: MailTexts = {
  resetCode: (code) => ({
    subject: 'Seu código para redefinir a senha do Cairn',
    paragraphs: [
      'Com este código, você pode redefinir sua senha do Cairn:',
      code,
      'Digite-o onde você o pediu. Ele vale por uma hora.',
      'Se você não o pediu, ignore esta mensagem: sem o código, nada muda.',
    ],
  }),
  addressCode: (code) => ({
    subject: 'Seu código para confirmar este endereço no Cairn',
    paragraphs: [
      'Com este código, você confirma este endereço de e-mail para sua conta do Cairn:',
      code,
      'Digite-o onde você o pediu. Ele vale por um dia.',
      'Se você não o pediu, ignore esta mensagem: sem o código, nada muda.',
    ],
  }),
  changeRequested: (address) => ({
    subject: 'Um novo endereço de e-mail para sua conta do Cairn',
    paragraphs: [
      'Alguém que sabe sua senha pediu para mudar o endereço de e-mail da sua conta do Cairn para este:',
      address,
      'A mudança será feita quando o código que enviamos para esse endereço for digitado.',
      'Se foi você, não precisa fazer nada.',
      'Se não foi você, defina agora uma nova senha: use “Esqueceu a senha?” na página de login. Isso encerra todas as sessões. Se você não conseguir mais entrar, responda a esta mensagem.',
    ],
  }),
  changeDone: (address) => ({
    subject: 'Sua conta do Cairn tem um novo endereço de e-mail',
    paragraphs: [
      'Sua conta do Cairn agora tem este endereço de e-mail:',
      address,
      'De agora em diante, entre com ele. Não enviaremos mais nada para o endereço anterior.',
      'Se não foi você quem o mudou, responda a esta mensagem.',
    ],
  }),
  digest: ({ count, names, more, app, unsubscribe }) => ({
    subject: `Hábitos ainda em aberto hoje: ${count}`,
    paragraphs: [
      names.length > 0
        ? 'Estes hábitos ainda estão em aberto hoje:'
        : `Hábitos ainda em aberto hoje: ${count}.`,
      ...names,
      ...(more === undefined ? [] : [`E mais ${more}.`]),
      'Você pode marcá-los no Cairn:',
      app,
      'Você recebe esta mensagem porque ativou o e-mail diário no seu perfil. Desative-o aqui, sem entrar na conta:',
      unsubscribe,
    ],
  }),
};
