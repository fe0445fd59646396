import { Fragment } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { PageShape } from '../../lazyPage.ts';
import { Bone, Loading, LoadingList, LoadingStats } from '../../ui/feedback/Loading.tsx';
import { Column } from '../../ui/page/Column.tsx';
import { HeaderLoading } from '../../ui/page/PageHeader.tsx';

/** Shown while a page's code loads: its title, and placeholders for its content. */
export const PageLoading = ({ title, listAction, hasStats = false, isForm = false }: PageShape) => {
  const Frame = isForm ? Column : Fragment;
  return (
    <Loading label={i18n.t('Loading {page}...', { page: title() })}>
      <Frame>
        <HeaderLoading title={title()} {...(listAction && { action: listAction() })} />
        {listAction ? (
          <LoadingList />
        ) : (
          <>
            {hasStats && <LoadingStats />}
            <Bone height={360} />
          </>
        )}
      </Frame>
    </Loading>
  );
};
