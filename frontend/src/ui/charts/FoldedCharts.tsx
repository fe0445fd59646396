import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { whenNear } from '../browser/whenNear.ts';
import { LoadingCards } from '../feedback/Loading.tsx';
import { FoldHeading, useFold } from '../page/Fold.tsx';
import classes from './FoldedCharts.module.css';

type Props = {
  /** The page's name: 'skills'. */
  readonly page: string;
  /** The charts have chunks of their own, see `lazyPart`. */
  readonly children: ReactNode;
};

/** The charts below a list. They load when they are unfolded and near the screen. */
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
