import classes from './Story.module.css';

/** How the areas belong together, for who does not know the product yet. */
export const Story = () => (
  <aside className={classes.story} aria-label="About Cairn">
    <StonePicture />
    <p>Choose a skill you want to grow, and log the time you spend on it.</p>
    <p>
      Daily habits keep you going, books and courses teach you, and small projects put it to use.
    </p>
    <p>Now and then you rate yourself, and the dashboard shows how far you have come.</p>
  </aside>
);

/** Lowest first, each a little narrower. */
const stones = ['Habits', 'Skills', 'Resources', 'Projects', 'Self-assessments'];
const height = 34;
const gap = 5;

/** Decoration: the sentences have the meaning. */
const StonePicture = () => (
  <svg
    viewBox={`0 0 280 ${stones.length * (height + gap)}`}
    className={classes.picture}
    aria-hidden="true"
  >
    {stones.map((name, n) => {
      const width = 270 - n * 26;
      const x = (280 - width) / 2 + (n % 2 === 0 ? -4 : 4);
      const y = (stones.length - 1 - n) * (height + gap);
      return (
        <g key={name} data-top={n === stones.length - 1 || undefined}>
          <rect x={x} y={y} width={width} height={height} rx={height / 2} />
          <text x={x + width / 2} y={y + height / 2}>
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);
