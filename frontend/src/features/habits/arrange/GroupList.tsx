import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { groupsOf } from '../groups.ts';
import classes from './ArrangePanel.module.css';
import { GroupNameForm } from './GroupNameForm.tsx';
import { useMoveHabits } from './useMoveHabits.ts';

/**
 * The person's groups, each with buttons to rename it and to ungroup its habits. A button changes all habits of the
 * group, and one Undo reverts the change.
 */
export const GroupList = ({ habits }: { readonly habits: readonly Habit[] }) => {
  const [renamed, setRenamed] = useState<string>();
  const moveHabits = useMoveHabits();
  const groups = groupsOf(habits).filter(({ name }) => name !== '');
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="habit-groups" className={classes.groups}>
      <h3 id="habit-groups">{i18n.t('Groups')}</h3>
      <ul>
        {groups.map(({ name, habits: members }) => (
          <li key={name} className={classes.row}>
            {renamed === name ? (
              <GroupNameForm
                label={i18n.t('New name for {name}', { name })}
                submit={i18n.t('Rename')}
                initial={name}
                onName={(group) => {
                  setRenamed(undefined);
                  if (group !== name) moveHabits(members, { group }, group);
                }}
              />
            ) : (
              <>
                <span className={classes.name} dir="auto">
                  {name}
                </span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={i18n.t('Rename {name}', { name })}
                  onClick={() => setRenamed(name)}
                >
                  {i18n.t('Rename')}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={i18n.t('Ungroup {name}', { name })}
                  onClick={() => moveHabits(members, { group: '' }, i18n.t('No group'))}
                >
                  {i18n.t('Ungroup')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
