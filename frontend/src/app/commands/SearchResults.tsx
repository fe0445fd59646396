import { useEffect, useRef } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Command, CommandGroup } from '../../command.ts';
import classes from './SearchBox.module.css';

type Props = {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly current: Command | undefined;
  readonly optionId: (command: Command) => string;
  /** Whether the results are shown in named groups. The group's name then replaces the kind of each option. */
  readonly isGrouped: boolean;
  readonly onChoose: (command: Command) => void;
};

/** A list of results to choose from. The current one stays in view. */
export const SearchResults = ({ id, groups, current, optionId, isGrouped, onChoose }: Props) => {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div ref={list} id={id} role="listbox" aria-label={i18n.t('Results')} className={classes.list}>
      {groups.map(({ label, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={label} role="group" aria-label={label}>
          {isGrouped && (
            <p className={classes.label} aria-hidden="true">
              {label}
            </p>
          )}
          {commands.map((command) => (
            <Option
              key={optionId(command)}
              id={optionId(command)}
              command={command}
              isActive={command === current}
              isGrouped={isGrouped}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

type OptionProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  /** The group's name already says the kind. */
  readonly isGrouped: boolean;
  readonly onChoose: (command: Command) => void;
};

const Option = ({ id, command, isActive, isGrouped, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus, and names the active option
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box chooses it
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={classes.option}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onChoose(command)}
  >
    <command.icon size={18} stroke={1.75} aria-hidden="true" />
    <span className={classes.name} dir="auto">
      {command.name}
    </span>
    {!isGrouped && <span className={classes.kind}>{command.kind}</span>}
  </div>
);
