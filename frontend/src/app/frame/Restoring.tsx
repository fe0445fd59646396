import { i18n } from '#shared/language/i18n.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import bar from './Bar.module.css';
import { Brand } from './Brand.tsx';

/**
 * Shown while the session is restored and the first page's code loads. It looks like index.html.
 * `justSignedIn`: the person has just submitted a form, so the placeholders appear only after a delay.
 */
export const Restoring = ({ justSignedIn = false }: { readonly justSignedIn?: boolean }) => {
  // After a second, index.html already shows the placeholders. They stay visible.
  const isLate = (!justSignedIn && performance.now() > 1_000) || undefined;
  return (
    <>
      <header className={bar.bar}>
        <div className={bar.inner}>
          <Brand />
        </div>
      </header>
      <div data-late={isLate}>
        <Loading label={i18n.t('Loading...')}>
          <div className="first-shape">
            <i />
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        </Loading>
      </div>
    </>
  );
};
