import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { ClampedText } from './ClampedText.tsx';
import classes from './ItemDetails.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressField } from './ProgressField.tsx';

type Props = {
  readonly description: string;
  /** In percent. */
  readonly progress: number;
  /** How the progress is set, if it is not obvious: 'set by hand'. */
  readonly source?: string | false;
  /** The controls of the progress: buttons around the bar, and the percentage itself. */
  readonly steps?: ProgressSteps;
  readonly children: ReactNode;
};

export type ProgressSteps = {
  /** The item's name, so that the buttons of two cards have different labels. */
  readonly name: string;
  readonly isFixed: boolean;
  readonly onProgress: (percent: number) => void;
};

/** How many percent one press of a button adds. */
const STEP = 10;

const SteppedBar = ({
  name,
  isFixed,
  onProgress,
  percent,
}: ProgressSteps & { readonly percent: number }) => (
  <div className={classes.steps}>
    <ActionIcon
      variant="default"
      size={30}
      aria-label={i18n.t('{step}% less of {name}', { step: STEP, name })}
      title={i18n.t('{step}% less', { step: STEP })}
      disabled={isFixed || percent === 0}
      onClick={() => onProgress(Math.max(0, percent - STEP))}
    >
      <IconMinus size={16} />
    </ActionIcon>
    <ProgressBar percent={percent} />
    <ActionIcon
      variant="default"
      size={30}
      data-key="x"
      aria-label={i18n.t('{step}% more of {name}', { step: STEP, name })}
      title={i18n.t('{step}% more', { step: STEP })}
      disabled={isFixed || percent === 100}
      onClick={() => onProgress(Math.min(100, percent + STEP))}
    >
      <IconPlus size={16} />
    </ActionIcon>
  </div>
);

/** The content of a card with a progress: description, progress, then the children. */
export const ItemDetails = ({ description, progress, source, steps, children }: Props) => (
  <div className={classes.details}>
    <Description text={description} />
    <div>
      <div className={classes.progress}>
        <span>
          {i18n.t('Progress')}
          {source && <small>{`, ${source}`}</small>}
        </span>
        {steps && !steps.isFixed ? (
          <ProgressField {...steps} percent={progress} />
        ) : (
          <span>{progress}%</span>
        )}
      </div>
      {steps ? <SteppedBar {...steps} percent={progress} /> : <ProgressBar percent={progress} />}
    </div>
    {children}
  </div>
);

/** The description on a card. Renders nothing if it is empty. */
export const Description = ({ text }: { readonly text: string }) =>
  text ? (
    <div className={classes.description}>
      <ClampedText text={text} name={i18n.t('Description')} lines={3} />
    </div>
  ) : null;
