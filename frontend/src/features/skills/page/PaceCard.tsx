import { useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { finishAt, remainingTime } from '#shared/skills/pace.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { describeFinishAt, describeWeeklyPace } from '../../../domain/skills/pace.ts';
import { DurationField } from '../../../forms/fields/DurationField.tsx';
import { durationHint, readDuration } from '../../../forms/fields/duration.ts';
import { useIsPrinting } from '../../../ui/browser/useIsPrinting.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { MoreButton } from '../../../ui/details/MoreButton.tsx';
import { formatHours } from '../../../ui/format/durations.ts';
import classes from './SkillPage.module.css';
import type { SkillPace } from './usePace.ts';

type Props = {
  readonly skill: Skill;
  /** Undefined if the activities could not be loaded. */
  readonly pace: SkillPace['pace'] | undefined;
  readonly today: Day;
};

/** Says when the skill reaches its target at the pace of the last weeks. A person can also type another pace. */
export const PaceCard = ({ skill, pace, today }: Props) => (
  <Card title={i18n.t('When the target is reached')}>
    {pace ? (
      <PaceWords skill={skill} pace={pace} today={today} />
    ) : (
      <p className={classes.none}>{i18n.t('The pace is shown once the activities are loaded.')}</p>
    )}
  </Card>
);

type WordsProps = Pick<Props, 'skill' | 'today'> & { readonly pace: SkillPace['pace'] };

/** Says the day and the pace in one sentence. The range, and a field for another pace, unfold below. */
const PaceWords = ({ skill, pace, today }: WordsProps) => {
  const [isOpen, setOpen] = useState(false);
  const { finish, hoursPerWeek } = pace;
  const isPrinting = useIsPrinting();
  const name = i18n.t('How sure?');
  return (
    <>
      <p className={classes.sentence}>
        {finish === null
          ? describeWeeklyPace(pace, today)
          : i18n.t('About {finish} at {hours} a week', {
              finish: formatDate(finish),
              hours: formatHours(hoursPerWeek),
            })}
      </p>
      {skill.status !== 'Completed' && (
        <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} label={name}>
          {name}
        </MoreButton>
      )}
      {(isOpen || isPrinting) && (
        <>
          {finish !== null && <p>{describeWeeklyPace(pace, today)}</p>}
          <OtherPace skill={skill} today={today} />
        </>
      )}
    </>
  );
};

const hoursOfWeek = 168;

/** Says when the target is reached at a typed pace. This needs no request. */
const OtherPace = ({ skill, today }: Pick<Props, 'skill' | 'today'>) => {
  const [typed, setTyped] = useState('3');
  const hours = readDuration(typed, 'hours');
  const isRead = hours !== '' && hours > 0 && hours <= hoursOfWeek;
  const error = Number.isNaN(hours)
    ? durationHint()
    : Number(hours) > hoursOfWeek
      ? i18n.t('A week has {hours} hours.', { hours: hoursOfWeek })
      : undefined;
  return (
    <div className={classes.other}>
      <DurationField
        label={i18n.t('At another pace, hours a week')}
        unit="hours"
        className={classes.field ?? ''}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output className={classes.answer}>
        {isRead &&
          describeFinishAt(hours, finishAt(remainingTime(skillFactsOf(skill)), hours, today))}
      </output>
    </div>
  );
};
