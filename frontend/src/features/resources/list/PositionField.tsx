import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { readNumber } from '../../../forms/fields/number.ts';
import { ProgressField } from '../../../ui/progress/ProgressField.tsx';
import { TypedNumber } from '../../../ui/progress/TypedNumber.tsx';
import { pageWords } from '../position.ts';
import classes from './PositionField.module.css';
import type { SetProgress } from './useSetProgress.ts';

type Props = { readonly resource: Resource; readonly onProgress: SetProgress };

/** A field for the page of an open resource without parts, or else for its progress. */
export const PositionField = ({ resource, onProgress }: Props) => {
  const { title, progress, pages, page } = resource;
  return pages === null ? (
    <ProgressField
      name={title}
      percent={progress}
      onProgress={(next) => onProgress(resource, { progress: next })}
    />
  ) : (
    <PageField
      name={title}
      page={page ?? 0}
      pages={pages}
      onPage={(next) => onProgress(resource, { page: next })}
    />
  );
};

type PageProps = {
  readonly name: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Marks the place of the input in the sentence. */
const FIELD = '\ufffc';

/** 'page 140 of 320', with an input for the page. */
const PageField = ({ name, page, pages, onPage }: PageProps) => {
  const [before = '', after = ''] = pageWords(FIELD, pages).split(FIELD);
  const read = (typed: string): number | undefined => {
    const next = readNumber(typed);
    return Number.isInteger(next) && Number(next) >= 0 && Number(next) <= pages
      ? Number(next)
      : undefined;
  };
  return (
    <div className={classes.page}>
      <span>{before}</span>
      <TypedNumber
        label={i18n.t('Page of {name}', { name })}
        title={i18n.t('Set the page')}
        value={page}
        shown={String(page)}
        read={read}
        wrong={i18n.t('Page must be a whole number from 0 to {pages, number}', { pages })}
        onValue={onPage}
        width={String(Math.max(pages, 10)).length}
      />
      <span>{after}</span>
    </div>
  );
};
