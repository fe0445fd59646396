import { useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading, Resource } from '#shared/resources/model.ts';
import type { Entry } from '../../../domain/time/entries.ts';
import { SessionList } from '../../../domain/time/SessionList.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import classes from './ResourceHistory.module.css';
import { describeReading } from './readings.ts';
import { useReadings } from './useReadings.ts';

type Props = { readonly resource: Resource; readonly today: Day };

/** The finished readings and the sessions of a resource as one list. Renders nothing if there are none. */
export const ResourceHistory = (props: Props) => {
  const { spentMinutes, readings } = props.resource;
  return spentMinutes === 0 && readings.length === 0 ? null : <History {...props} />;
};

const History = ({ resource, today }: Props) => {
  const { correct, remove } = useReadings(resource, today);
  const [edited, setEdited] = useState<Reading>();
  const [isOpen, setOpen] = useState(false);

  /** A reading is listed on its last day, so that its sessions follow below it. */
  const entryOf = (reading: Reading): Entry => {
    const { _id, startDate, completionDate } = reading;
    const days = describeReading(reading, today);
    return {
      key: `reading-${_id}`,
      day: completionDate ?? startDate,
      head: <strong>{i18n.t('Completed')}</strong>,
      text: days,
      edit: {
        label: i18n.t('Correct the days: {days}', { days }),
        title: i18n.t('Correct the days'),
        run: () => {
          setEdited(reading);
          setOpen(true);
        },
      },
      // The reading with the resource's id exists as long as the status is Completed, so it can't be deleted.
      ...(_id !== resource._id && {
        remove: { label: i18n.t('Delete {name}', { name: days }), run: () => remove(reading) },
      }),
    };
  };

  return (
    <section className={classes.history} aria-label={i18n.t('History')}>
      <h2>{i18n.t('History')}</h2>
      <SessionList
        source={{ ...resource, area: 'resources', name: resource.title }}
        today={today}
        label={i18n.t('Readings and sessions')}
        others={resource.readings.toReversed().map(entryOf)}
      />
      {edited && (
        <ReadingDialog
          key={edited._id}
          today={today}
          reading={edited}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSave={(days) => {
            setOpen(false);
            correct(edited, days);
          }}
        />
      )}
    </section>
  );
};
