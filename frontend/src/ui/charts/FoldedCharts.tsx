import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { whenNear } from '../cards/whenNear.ts';
import { LoadingCards } from '../feedback/Loading.tsx';
import { FoldHeading, useFold } from '../page/Fold.tsx';
import classes from './FoldedCharts.module.css';

type Props = {
  /** Of the page: 'skills'. */
  readonly page: string;
  /** In a chunk of their own, see `lazyPart`. */
  readonly children: ReactNode;
};

/** The charts of a list, after it. They are loaded and drawn when they are open and near the screen. */
export const FoldedCharts = ({ page, children }: Props) => {
  const fold = useFold(`${page}.charts`, true);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return whenNear(place.current, () => setNear(true));
  }, [isNear]);
  const placeholder = <LoadingCards count={2} height={244} min={420} />;
  return (
    <div ref={place} className={classes.charts}>
      <FoldHeading {...fold}>{i18n.t('Charts')}</FoldHeading>
      {fold.isOpen &&
        (isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder)}
    </div>
  );
};
