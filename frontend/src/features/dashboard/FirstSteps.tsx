import { Trans } from '@lingui/react';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import classes from './FirstSteps.module.css';
import type { FirstStep } from './view.ts';

type Props = { readonly name: string; readonly steps: readonly FirstStep[] };

export const FirstSteps = ({ name, steps }: Props) => (
  <Card title={i18n.t('Lay the first stone, {name}', { name })}>
    <p>{i18n.t('A cairn grows stone by stone. These three are enough to begin:')}</p>
    <ol className={classes.list}>
      {steps.map(({ label, text, to, isDone }) => (
        <li key={label} data-done={isDone || undefined}>
          {isDone ? (
            <IconCircleCheckFilled size={22} role="img" aria-label={i18n.t('Done')} />
          ) : (
            <IconCircle size={22} stroke={1.5} aria-hidden="true" />
          )}
          <span>
            {to && !isDone ? <Link to={to}>{label}</Link> : label}
            <span className={classes.text}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
    <p>
      <Trans
        id="Or <0>import data</0> from another app."
        components={{ 0: <Link to={paths.import} /> }}
      />
    </p>
  </Card>
);
