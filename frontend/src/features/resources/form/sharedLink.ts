import { limits } from '#shared/calls/fields.ts';
import { textParts } from '#shared/core/textParts.ts';
import { i18n } from '#shared/language/i18n.ts';
import { resourceFields } from '#shared/resources/model.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import { webAddress } from '../../../ui/links/ExternalLink.tsx';
import { fromAddress } from './fromAddress.ts';
import { asLine, asText } from './receivedText.ts';
import type { ResourceFormValues } from './resourceForm.ts';

export type Shared = {
  readonly values: Partial<Pick<ResourceFormValues, 'title' | 'url' | 'type' | 'description'>>;
  /** Says why the link is left out. */
  readonly problem?: string;
};

/** The first web address of a text, and the text without it. */
const firstAddress = (text: string): { readonly url: string; readonly rest: string } => {
  const parts = textParts(text);
  const at = parts.findIndex(({ href }) => href !== undefined);
  const textOf = (some: typeof parts) => some.map((part) => part.text).join('');
  const rest = [
    textOf(parts.slice(0, Math.max(0, at))).trimEnd(),
    textOf(parts.slice(at + 1)).trimStart(),
  ];
  return { url: parts[at]?.href ?? '', rest: rest.join(' ') };
};

/**
 * Reads the parameters that another app or the bookmark has put into the form's address: `?title=…&text=…&url=…`.
 * Without `url`, the first web address in `text` is the link, and the rest of `text` is the description. Undefined if
 * nothing was shared.
 */
export const sharedLink = (params: URLSearchParams): Shared | undefined => {
  const [title, text, sent] = ['title', 'text', 'url'].map((name) =>
    (params.get(name) ?? '').trim(),
  ) as [string, string, string];
  const { url, rest } = sent ? { url: sent, rest: text } : firstAddress(text);
  // Some apps send the address as the title.
  const link = url || (webAddress(title) ?? '');
  const reason = link && schemaErrors(resourceFields.create, { title: '-', url: link }).url;
  const found = reason ? undefined : fromAddress(link);
  const values = {
    title: (webAddress(title) === null && asLine(title, limits.name)) || found?.title,
    url: found?.url,
    type: found?.type,
    description: asText(rest, limits.description),
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  if (Object.keys(given).length === 0 && !reason) return undefined;
  return {
    values: given,
    ...(reason && { problem: i18n.t('The link is left out. {reason}.', { reason }) }),
  };
};
