import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ExternalLink.module.css';
import { webAddress } from './webAddress.ts';

export type ExternalLinkProps = {
  readonly href: string | null;
  readonly children: ReactNode;
  /** What it leads to, where the words alone don't say: 'Repository of Cairn'. */
  readonly label?: string;
};

/** A link that opens in a new tab; nothing when the address is none of the web. */
export const ExternalLink = ({ href, children, label }: ExternalLinkProps) => {
  const address = webAddress(href);
  return (
    address && (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.link}
        aria-label={label && `${label} (opens in a new tab)`}
      >
        <span className={classes.words}>{children}</span>
        <IconExternalLink size={14} stroke={2} aria-hidden="true" />
      </a>
    )
  );
};
