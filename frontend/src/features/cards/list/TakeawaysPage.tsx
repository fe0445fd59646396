import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cards } from '#shared/cards/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { useCardDialog } from '../../../domain/cards/useCardDialog.tsx';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { useAskedToOpen } from '../../../ui/browser/useAskedToOpen.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { createSelection, type Selection } from './selection.ts';
import classes from './Takeaways.module.css';
import { TakeawaysLoaded } from './TakeawaysLoaded.tsx';

export const TakeawaysPage = () => {
  const loaded = useRoute(cards.list, {});
  const { add, edit, dialog } = useCardDialog();
  const [selection, setSelection] = useState<Selection | null>(null);
  useAskedToOpen(['add'], () => add());
  const hasSome = (loaded.data?.cards.length ?? 0) > 0;
  return (
    <>
      <ListPage
        title={titles.allTakeaways()}
        subtitle={
          <span className={classes.links}>
            <Link to={paths.takeaways}>{i18n.t('Review takeaways')}</Link>
            <Link to={paths.daySettings}>{i18n.t('New takeaways a day')}</Link>
          </span>
        }
        action={
          <div className={classes.head}>
            {hasSome && (
              <Button
                variant="default"
                onClick={() => setSelection(selection ? null : createSelection())}
              >
                {selection ? i18n.t('Done') : i18n.t('Choose several')}
              </Button>
            )}
            <Button
              leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
              onClick={() => add()}
            >
              {titles.takeawayAdd()}
            </Button>
          </div>
        }
        loaded={loaded}
        loading={i18n.t('Loading takeaways...')}
        failure={
          loaded.data ? i18n.t('Failed to fetch takeaways') : i18n.t('Failed to load takeaways')
        }
      >
        {(data) => (
          <TakeawaysLoaded
            list={data.cards}
            selection={selection}
            onDone={() => setSelection(null)}
            onAdd={() => add()}
            onEdit={edit}
          />
        )}
      </ListPage>
      {dialog}
    </>
  );
};
