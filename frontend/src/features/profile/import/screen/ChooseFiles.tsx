import { Button } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { filesChosen, filesDropped } from './dropped.ts';
import classes from './Import.module.css';
import type { ChosenFile } from './reader.ts';

/** Each app whose files are read, and where it hands one out. */
const sources: readonly (readonly [app: string, how: string])[] = [
  ['Cairn', 'Profile, Your Data, Export everything: the zip, or the cairn.json in it.'],
  ['Loop Habit Tracker', 'Settings, Export as CSV (the zip) or Export full backup (the .db file).'],
  ['HabitBull', 'Settings, Export data: the CSV file.'],
  ['Habitica', 'On its website: Settings, Site Data, Export Data as JSON.'],
  ['Beaver Habits', 'The menu, Tools, Export: the JSON file.'],
  ['Table Habit', 'Settings, Export: the JSON file.'],
  ['Goodreads', 'My Books, Import and export, Export Library: the CSV file.'],
  [
    'Todoist',
    'The menu of a project, Export as a template: the CSV file. Several at once are fine.',
  ],
];

const choosesFolders = 'webkitdirectory' in HTMLInputElement.prototype;

type Props = {
  readonly onChoose: (files: Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => void;
};

/** Where files are dropped, with buttons that choose them. */
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
        Import what you kept in another app, or exported from Cairn. You see what the file contains
        and choose what to import first.
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
        <p className={classes.dropWords}>Drop files or a folder here</p>
        <div className={classes.buttons}>
          <Chooser label="Choose files" onChoose={onChoose} />
          {choosesFolders && (
            <div className={classes.folder}>
              <Chooser label="Choose a folder" isFolder onChoose={onChoose} />
            </div>
          )}
        </div>
      </div>
      <details className={classes.sources}>
        <summary>
          Reads files from{' '}
          {sources
            .slice(0, -1)
            .map(([app]) => app)
            .join(', ')}{' '}
          and {sources.at(-1)?.[0]}
        </summary>
        <dl>
          {sources.map(([app, how]) => (
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

const Chooser = ({
  label,
  isFolder = false,
  onChoose,
}: Props & { readonly label: string; readonly isFolder?: boolean }) => {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = filesChosen(currentTarget.files ?? []);
    // The same file can be chosen once more.
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
