import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { useFirstItems } from '../../../../ui/details/useFirstItems.tsx';
import { showError } from '../../../../ui/overlay/popups/popups.ts';
import type { Lost } from '../found.ts';
import classes from './Import.module.css';

const firstLines = 100;

type Props = {
  /** The heading of the list: 'What can’t be carried over'. */
  readonly title: string;
  readonly summary: string;
  readonly lost: readonly Lost[];
  readonly file: string;
};

/** Lists problems with a file's records, one line each. The list can be saved as a file. */
export const LostList = ({ title, summary, lost, file }: Props) => {
  const { shown, moreButton } = useFirstItems(lost, firstLines, title);
  const saveAll = async () => {
    try {
      const { csvOf, save } = await import('../../export/exporting.ts');
      const columns = ['record', 'what', 'why', 'line'];
      const rows = lost.map(({ record, what, why, line }) => [record, what, why, line]);
      save(file, 'text/csv', new TextEncoder().encode(csvOf({ file, columns, rows })));
    } catch {
      showError(i18n.t('Failed to save the list. Check your connection and try again.'));
    }
  };
  return (
    <details className={classes.sources} open={lost.length <= 5}>
      <summary>{summary}</summary>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" className={classes.tall ?? ''} onClick={saveAll}>
          {i18n.t('Save as CSV')}
        </Button>
      </div>
      <ul className={classes.lost}>
        {shown.map(({ record, what, why, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index}>
            {record && <strong dir="auto">{record}: </strong>}
            <span dir="auto">{what}</span>. {why}
            {line !== undefined && ` ${i18n.t('(line {line, number})', { line })}`}
          </li>
        ))}
      </ul>
      {moreButton}
    </details>
  );
};
