import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { useReturn } from '../page/useReturn.ts';
import classes from './BackLink.module.css';

type Props = {
  readonly back: Pick<ReturnType<typeof useReturn>, 'link'>;
  readonly children: ReactNode;
};

/** The link above the title of an item's page, back to its list. */
export const BackLink = ({ back, children }: Props) => (
  <Link {...back.link} className={classes.back}>
    <IconArrowLeft size={16} stroke={2} aria-hidden="true" />
    {children}
  </Link>
);
