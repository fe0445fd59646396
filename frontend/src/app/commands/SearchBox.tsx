import { CloseButton, getDefaultZIndex } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { listFormat } from '#shared/language/intl.ts';
import type { Command, CommandGroup } from '../../command.ts';
import { useLanguage } from '../../language/useLanguage.ts';
import { useIsPhone } from '../../ui/browser/useMedia.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import { commandOnEnter, describeResults, LISTED, noResults, resultsOf } from './results.ts';
import classes from './SearchBox.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useCommandList } from './useCommandList.ts';

const formatList = listFormat();

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
  /** Returns and clears the letters that were typed while the box opened. */
  readonly takeTyped: () => string;
};

/** A search over everything a person can open or do. */
export const SearchBox = ({ isOpen, onClose, ...rest }: Props) => {
  const isPhone = useIsPhone();
  // A chosen command moves the focus itself, so the dialog must not restore it.
  const [hasChosen, setChosen] = useState(false);
  if (isOpen && hasChosen) setChosen(false);
  const choose = (command: Command) => {
    setChosen(!command.staysHere);
    onClose();
    command.run();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      returnFocus={!hasChosen}
      attributes={{ content: { 'aria-label': i18n.t('Search') } }}
      size={600}
      fullScreen={isPhone}
      // Above the popups, because they would cover the first results. They are visible again once the box closes.
      {...(isPhone && { zIndex: getDefaultZIndex('overlay') + 1 })}
      centered={false}
      yOffset="8dvh"
      padding={0}
    >
      <Search key={useLanguage()} isOpen={isOpen} onClose={onClose} onChoose={choose} {...rest} />
    </Modal>
  );
};

type SearchProps = Props & { readonly onChoose: (command: Command) => void };

const Search = ({ isOpen, onClose, onChoose, onKeys, takeTyped }: SearchProps) => {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number>();
  const { commands, offered, fromLine, missing, isLoading, retry } = useCommandList(isOpen, onKeys);
  const deferredQuery = useDeferredValue(query.trim());
  const results = useMemo(
    () => (deferredQuery ? resultsOf(deferredQuery, commands, fromLine) : noResults),
    [commands, fromLine, deferredQuery],
  );
  const groups: readonly CommandGroup[] = deferredQuery
    ? [
        { label: i18n.t('Found'), commands: results.found.slice(0, LISTED) },
        {
          label: i18n.t('To do'),
          commands: results.toDo.slice(0, Math.max(0, LISTED - results.found.length)),
        },
      ].filter((group) => group.commands.length > 0)
    : offered;
  const shown = groups.flatMap((group) => group.commands);
  const current =
    active === undefined
      ? commandOnEnter(results, shown)
      : shown[Math.min(active, shown.length - 1)];
  const optionId = (command: Command) => `${id}-${command.kind.replaceAll(' ', '-')}-${command.id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // A fast typist presses Enter before the list catches up. Enter then uses the typed text.
      const typed = query.trim();
      const latest = () => resultsOf(typed, commands, fromLine);
      const meant = typed === deferredQuery ? current : commandOnEnter(latest());
      if (meant) onChoose(meant);
      return;
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || shown.length === 0) return;
    event.preventDefault();
    const from = current ? shown.indexOf(current) : by === 1 ? -1 : 0;
    setActive((from + by + shown.length) % shown.length);
  };

  return (
    <div className={classes.box}>
      <div className={classes.head}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={i18n.t('Find or do anything')}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={i18n.t('Find or do anything')}
          className={classes.input}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(undefined);
          }}
          onFocus={() => {
            const typed = takeTyped();
            setQuery((before) => before + typed);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton size={44} iconSize={20} aria-label={i18n.t('Close')} onClick={onClose} />
      </div>
      {missing.length > 0 && (
        <p className={classes.missing} role="alert">
          {i18n.t('Could not search {lists}.', {
            lists: formatList(missing.map(({ nav }) => (nav.name ?? nav.label)())),
          })}{' '}
          <button type="button" onClick={retry}>
            {i18n.t('Try again')}
          </button>
        </p>
      )}
      <SearchResults
        id={id}
        groups={groups}
        current={current}
        optionId={optionId}
        isGrouped={!deferredQuery}
        onChoose={onChoose}
      />
      <p role="status" className={classes.foot}>
        {describeResults(deferredQuery, results, isLoading)}
      </p>
    </div>
  );
};
