import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import classes from './FirstSteps.module.css';
import type { FirstStep } from './view.ts';

type Props = { readonly name: string; readonly steps: readonly FirstStep[] };

/** What a person does first, ticked off as they do it. */
export const FirstSteps = ({ name, steps }: Props) => (
  <div className={classes.steps}>
    <Card title={`Lay the first stone, ${name}`}>
      <p>A cairn grows stone by stone. Three of them are enough to begin with:</p>
      <ol className={classes.list}>
        {steps.map(({ label, text, to, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            ) : (
              <IconCircle size={22} stroke={1.5} aria-hidden="true" />
            )}
            <span>
              {isDone ? (
                <>
                  {label}
                  <VisuallyHidden>: done</VisuallyHidden>
                </>
              ) : to ? (
                <Link to={to}>{label}</Link>
              ) : (
                label
              )}
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p>
        Or <Link to={paths.import}>bring your data</Link> from another app.
      </p>
    </Card>
  </div>
);
