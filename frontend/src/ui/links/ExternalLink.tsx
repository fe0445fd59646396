import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './ExternalLink.module.css';

export type ExternalLinkProps = {
  readonly href: string | null;
  readonly children: ReactNode;
  /** The link's label, if the text alone is unclear: 'Repository of Cairn'. */
  readonly label?: string;
};

/** A link that opens in a new tab. Renders nothing if the address is not http or https. */
export const ExternalLink = ({ href, children, label }: ExternalLinkProps) => {
  const address = webAddress(href);
  return (
    address && (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.link}
        aria-label={label && i18n.t('{label} (opens in a new tab)', { label })}
      >
        <span className={classes.words}>{children}</span>
        <IconExternalLink size={14} stroke={2} aria-hidden="true" />
      </a>
    )
  );
};

/** The address if it is http or https. Null otherwise, because any other address must not become a link. */
export const webAddress = (address: string | null): string | null =>
  address !== null && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : null;
