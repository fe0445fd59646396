import type { Language } from '#shared/core/languages.ts';
import type { MailTexts } from './mailTexts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ptBr } from './texts/ptBr.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en,
  de,
  es,
  fr,
  'pt-BR': ptBr,
  ar,
};
