import { Button } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import type { ImportFormat } from '../found.ts';
import { filesChosen, filesDropped } from '../read/chosenFiles.ts';
import type { ChosenFile } from '../read/reader.ts';
import classes from './Import.module.css';

const sources = (): readonly (readonly [app: ImportFormat, how: string])[] => [
  ['Cairn', i18n.t('Profile → Your Data → Export everything (the zip, or the cairn.json in it).')],
  [
    'Loop Habit Tracker',
    i18n.t('Settings → Export as CSV (the zip) or Export full backup (the .db file).'),
  ],
  ['HabitBull', i18n.t('Settings → Export data (CSV).')],
  ['Habitica', i18n.t('On its website: Settings → Site Data → Export Data as JSON.')],
  ['Beaver Habits', i18n.t('Menu → Tools → Export (JSON).')],
  ['Table Habit', i18n.t('Settings → Export (JSON).')],
  ['Goodreads', i18n.t('My Books → Import and export → Export Library (CSV).')],
  ['StoryGraph', i18n.t('Manage Account → Export StoryGraph Library (CSV).')],
  ['Todoist', i18n.t('Project menu → Export as a template (CSV). You can choose several at once.')],
  ['Toggl Track', i18n.t('Reports → Detailed → Export as CSV.')],
  ['Clockify', i18n.t('Reports → Detailed → Export as CSV.')],
  ['Anki', i18n.t('File → Export → Notes in Plain Text or Cards in Plain Text (.txt).')],
];

const appList = listFormat();

const choosesFolders = 'webkitdirectory' in HTMLInputElement.prototype;

type Props = {
  readonly onChoose: (files: Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => void;
};

export const ChooseFiles = ({ onChoose }: Props) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(filesDropped(event.dataTransfer));
  };
  return (
    <>
      <p className={classes.hint}>
        {i18n.t(
          'Import data from another app or a Cairn export. You first see what the file contains, then choose what to import.',
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={classes.dropWords}>{i18n.t('Drop files or a folder here')}</p>
        <div className={classes.buttons}>
          <Chooser label={i18n.t('Choose files')} onChoose={onChoose} />
          {choosesFolders && (
            <div className={classes.folder}>
              <Chooser label={i18n.t('Choose a folder')} isFolder onChoose={onChoose} />
            </div>
          )}
        </div>
      </div>
      <details className={classes.sources}>
        <summary>
          {i18n.t('Reads files from {apps}', { apps: appList(sources().map(([app]) => app)) })}
        </summary>
        <dl>
          {sources().map(([app, how]) => (
            <div key={app}>
              <dt>{app}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
};

/** A placeholder with the height of `ChooseFiles`, so that nothing below moves. */
export const ChooseFilesLoading = () => (
  <Loading label={i18n.t('Loading...')}>
    <div style={{ visibility: 'hidden' }}>
      <ChooseFiles onChoose={() => undefined} />
    </div>
  </Loading>
);

const Chooser = ({
  label,
  isFolder = false,
  onChoose,
}: Props & { readonly label: string; readonly isFolder?: boolean }) => {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = filesChosen(currentTarget.files ?? []);
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <Button variant="default" size="md" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        onChange={chosen}
        {...(isFolder && { webkitdirectory: '' })}
      />
    </>
  );
};
