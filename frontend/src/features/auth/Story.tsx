import { i18n } from '#shared/language/i18n.ts';
import classes from './Story.module.css';

/** Explains how the areas belong together, to people who don't know the product yet. */
export const Story = () => (
  <aside className={classes.story} aria-label={i18n.t('About Cairn')}>
    <StonePicture />
    <p>{i18n.t('Choose a skill you want to grow, and log the time you spend on it.')}</p>{' '}
    <p>
      {i18n.t(
        'Daily habits keep you going, books and courses teach you, and small projects put it to use.',
      )}
    </p>{' '}
    <p>
      {i18n.t('Now and then you rate yourself, and the dashboard shows how far you have come.')}
    </p>
  </aside>
);

/** From the lowest stone up. Each stone is a little narrower than the one below it. */
const stones = () => [
  i18n.t('Habits'),
  i18n.t('Skills'),
  i18n.t('Resources'),
  i18n.t('Projects'),
  i18n.t('Self-assessments'),
];
const height = 24;
const gap = 3;

/** Decoration. The sentences carry the meaning. */
const StonePicture = () => {
  const names = stones();
  return (
    <svg
      viewBox={`0 0 280 ${names.length * (height + gap)}`}
      className={classes.picture}
      aria-hidden="true"
    >
      {names.map((name, n) => {
        const width = 270 - n * 26;
        const x = (280 - width) / 2 + (n % 2 === 0 ? -4 : 4);
        const y = (names.length - 1 - n) * (height + gap);
        return (
          <g key={name} data-top={n === names.length - 1 || undefined}>
            <rect x={x} y={y} width={width} height={height} rx={height / 2} />
            <text x={x + width / 2} y={y + height / 2}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
