import { Trans } from '@lingui/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { ulid } from 'ulid';
import type { Export } from '#shared/export/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import type { Found, SkillsFrom } from '../found.ts';
import { countWords } from '../plan/counts.ts';
import { settingsIn } from '../plan/existing.ts';
import { fitted, storageWarningOf } from '../plan/limits.ts';
import { longDaysOf } from '../plan/longDays.ts';
import { countsOf, planOf, type Range, withinRange } from '../plan/plan.ts';
import { type Choice, kinds, type Row } from '../plan/row.ts';
import { rowsOf } from '../plan/rows.ts';
import type { ImportJob } from '../send/importJob.ts';
import { stepsOf } from '../send/stepsOf.ts';
import { FoundGroup } from './FoundGroup.tsx';
import classes from './Import.module.css';
import { LostList } from './LostList.tsx';

const nothingChosen = (rows: readonly Row[]): string =>
  rows.every(({ byDefault, clash }) => clash && byDefault.way === 'skip')
    ? i18n.t('You already have all of this.')
    : i18n.t('Nothing is chosen.');

type Props = {
  readonly found: Found;
  readonly existing: Export;
  readonly usedBytes: number;
  /** Whether an earlier import can still be undone. */
  readonly replaces: boolean;
  readonly onCancel: () => void;
  readonly onImport: (job: ImportJob) => void;
};

export const Preview = ({
  found: read,
  existing,
  usedBytes,
  replaces,
  onCancel,
  onImport,
}: Props) => {
  const [importId] = useState(() => ulid());
  const [range, setRange] = useState<Range>({});
  const [skillsFrom, setSkillsFrom] = useState<SkillsFrom>('project');
  const { byDescription } = read;
  const found = useMemo(
    () => (skillsFrom === 'description' ? { ...read, ...byDescription } : read),
    [read, byDescription, skillsFrom],
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const ranged = useMemo(() => withinRange(found, range), [found, range]);
  const rows = useMemo(() => rowsOf(ranged, existing), [ranged, existing]);
  const choices = useMemo(
    () => new Map(rows.map((row) => [row.key, chosen.get(row.key) ?? row.byDefault])),
    [rows, chosen],
  );
  const fit = useMemo(() => fitted(rows, choices, existing), [rows, choices, existing]);
  const plan = useMemo(
    () => planOf({ found: ranged, existing, choices: fit.choices, importId }),
    [ranged, existing, fit, importId],
  );
  const overStorage = useMemo(() => storageWarningOf(plan, usedBytes), [plan, usedBytes]);
  const longDays = useMemo(() => longDaysOf(plan, existing), [plan, existing]);
  const counts = useMemo(() => countWords(countsOf(plan)), [plan]);
  const choose = useCallback(
    (changes: readonly (readonly [key: string, choice: Choice])[]) =>
      setChosen((before) => new Map([...before, ...changes])),
    [],
  );
  const groups = kinds
    .map((kind) => [kind, rows.filter((row: Row) => row.kind === kind)] as const)
    .filter(([, some]) => some.length > 0);
  const hasDays = found.document.habits.length + found.document.skills.length > 0;
  return (
    <div className={classes.preview} data-preview>
      <p>
        <Trans
          id="This is what the file from {app} contains. Choose what to import."
          values={{ app: <strong>{found.format}</strong> }}
        />
      </p>
      {hasDays && (
        <div className={classes.range}>
          {byDescription && (
            <NativeSelect
              label={i18n.t('Skills are named after')}
              value={skillsFrom}
              data={[
                { value: 'project', label: i18n.t('Projects') },
                { value: 'description', label: i18n.t('Descriptions') },
              ]}
              onChange={({ currentTarget: { value } }) => setSkillsFrom(value as SkillsFrom)}
            />
          )}
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              label={end === 'from' ? i18n.t('Only days from') : i18n.t('Only days until')}
              value={range[end] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setRange((before) => ({ ...before, [end]: value || undefined }))
              }
            />
          ))}
        </div>
      )}
      {groups.map(([kind, some]) => (
        <FoundGroup key={kind} kind={kind} rows={some} choices={choices} onChoose={choose} />
      ))}
      {found.lost.length > 0 && (
        <LostList
          title={i18n.t('What can’t be carried over')}
          summary={i18n.t('What can’t be carried over ({count, number})', {
            count: found.lost.length,
          })}
          lost={found.lost}
          file="cairn-not-imported.csv"
        />
      )}
      {longDays.length > 0 && (
        <LostList
          title={i18n.t('Days longer than 24 hours')}
          summary={i18n.t('Days longer than 24 hours ({count, number})', {
            count: longDays.length,
          })}
          lost={longDays}
          file="cairn-long-days.csv"
        />
      )}
      {[...fit.warnings, ...(overStorage ? [overStorage] : [])].map((warning) => (
        <Banner key={warning} tone="neutral">
          {warning}
        </Banner>
      ))}
      {replaces && (
        <Banner tone="neutral">
          {i18n.t('Once this import starts, the previous one can’t be undone.')}
        </Banner>
      )}
      <div className={classes.foot}>
        <p role="status">
          {counts ? i18n.t('Imports {counts}.', { counts }) : nothingChosen(rows)}
        </p>
        <div className={classes.buttons}>
          <Button
            size="md"
            disabled={!counts}
            onClick={() =>
              onImport({
                id: importId,
                format: found.format,
                steps: stepsOf(plan),
                settingsBefore: settingsIn(existing.person),
              })
            }
          >
            {i18n.t('Import')}
          </Button>
          <Button size="md" variant="default" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
};
