import { limits } from '#shared/calls/fields.ts';
import type { Resource } from '#shared/resources/model.ts';
import { webAddress } from '../../../ui/links/ExternalLink.tsx';
import { asLine } from './receivedText.ts';

const typesOfHosts: readonly (readonly [hosts: RegExp, type: Resource['type']])[] = [
  [/(^|\.)(youtube\.com|youtu\.be|vimeo\.com|twitch\.tv)$/, 'Video'],
  [/(^|\.)(udemy|coursera|edx|udacity|pluralsight|skillshare|egghead|frontendmasters)\./, 'Course'],
  [/(^|\.)(spotify\.com|podcasts\.apple\.com|overcast\.fm)$/, 'Podcast'],
  [/^(docs?|developer|api|learn)\.|\.readthedocs\.io$|(^|\.)docs\.rs$/, 'Documentation'],
  [/(^|\.)(goodreads\.com|oreilly\.com|manning\.com|gutenberg\.org|openlibrary\.org)$/, 'Book'],
];

const typeOf = (host: string): Resource['type'] =>
  typesOfHosts.find(([hosts]) => hosts.test(host))?.[1] ?? 'Article';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const extension = /\.[a-z][a-z\d]{1,4}$/i;

/** 'learn-rust_in%202026.html' -> 'learn rust in 2026'. */
const wordsOf = (part: string): string =>
  asLine(decoded(part).replace(extension, '').replaceAll(/[-_]/g, ' '), limits.name);

/**
 * Returns the title and type of the resource at a web address, without fetching it. The title is the last part of the
 * path, or else the host. The type is guessed from the host. Undefined for any other text.
 * @example fromAddress('https://example.org/blog/learn-rust.html') has the title 'learn rust' and the type 'Article'
 */
export const fromAddress = (
  text: string,
): (Pick<Resource, 'title' | 'type'> & { readonly url: string }) | undefined => {
  const url = webAddress(text.trim());
  if (url === null) return undefined;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const title = wordsOf(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return { url, title: title || host, type: typeOf(host) };
};
