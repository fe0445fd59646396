import { i18n } from '#shared/language/i18n.ts';
import { NEGLECTED_AFTER_DAYS, type Skill } from '#shared/skills/model.ts';
import { paths } from '../../../paths.ts';
import { formatAgo } from '../../../ui/format/days.ts';
import { AttentionLine } from '../../../ui/list/AttentionLine.tsx';
import { neglectedSkills } from '../view.ts';

type Props = {
  readonly skills: readonly Skill[];
  /** Called to show all neglected skills. */
  readonly onMore: () => void;
};

/** Names the longest neglected skills. Renders nothing if no skill is neglected. */
export const NeglectedAlert = ({ skills, onMore }: Props) => {
  const neglected = neglectedSkills(skills);
  return (
    <AttentionLine
      title={i18n.t('Neglected Skills Alert')}
      text={i18n.t(
        'You have {count, plural, one {# skill} other {# skills}} with no activity in the last {days, plural, one {# day} other {# days}}.',
        { count: neglected.length, days: NEGLECTED_AFTER_DAYS },
      )}
      items={neglected}
      keyOf={({ _id }) => _id}
      linkOf={({ _id }) => paths.logHours(_id)}
      onMore={onMore}
    >
      {({ name, daysSinceLastActivity }) => [name, formatAgo(daysSinceLastActivity)]}
    </AttentionLine>
  );
};
