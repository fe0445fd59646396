import type { Language } from '#shared/core/languages.ts';
import type { PushTexts } from './pushTexts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ptBr } from './texts/ptBr.ts';

export const pushTexts: Readonly<Record<Language, PushTexts>> = {
  en,
  de,
  es,
  fr,
  'pt-BR': ptBr,
  ar,
};
