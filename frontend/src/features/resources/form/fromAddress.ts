import { limits } from '#shared/core/fields.ts';
import type { Resource } from '#shared/resources/model.ts';
import { webAddress } from '../../../ui/page/ExternalLink.tsx';

const typesOfHosts: readonly (readonly [hosts: RegExp, type: Resource['type']])[] = [
  [/(^|\.)(youtube\.com|youtu\.be|vimeo\.com|twitch\.tv)$/, 'Video'],
  [/(^|\.)(udemy|coursera|edx|udacity|pluralsight|skillshare|egghead|frontendmasters)\./, 'Course'],
  [/(^|\.)(spotify\.com|podcasts\.apple\.com|overcast\.fm)$/, 'Podcast'],
  [/^(docs?|developer|api|learn)\.|\.readthedocs\.io$|(^|\.)docs\.rs$/, 'Documentation'],
  [/(^|\.)(goodreads\.com|oreilly\.com|manning\.com|gutenberg\.org|openlibrary\.org)$/, 'Book'],
];

const typeOf = (host: string): Resource['type'] =>
  typesOfHosts.find(([hosts]) => hosts.test(host))?.[1] ?? 'Article';

/** 'learn-rust_in.2026.html' -> 'Learn rust in 2026'. */
const wordsOf = (part: string): string => {
  const words = part
    .replace(/\.(html?|php|pdf|aspx?)$/i, '')
    .replace(/^\d{5,}-/, '')
    .replaceAll(/[-_+.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, limits.name / 2);
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Guesses the title and type of the resource at a web address, without fetching it. Undefined for any other text.
 * @example fromAddress('https://www.youtube.com/watch?v=1') has the title 'youtube.com: Watch' and the type 'Video'
 */
export const fromAddress = (
  text: string,
): (Pick<Resource, 'title' | 'type'> & { readonly url: string }) | undefined => {
  const url = webAddress(text.trim());
  if (url === null) return undefined;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const words = wordsOf(decoded(pathname.split('/').filter(Boolean).at(-1) ?? ''));
  const isName = /\p{L}{2,}.*\P{L}\p{L}/u.test(words);
  const title = isName ? words : [host, words].filter(Boolean).join(': ');
  return { url, title, type: typeOf(host) };
};
