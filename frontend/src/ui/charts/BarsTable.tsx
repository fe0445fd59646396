import type { BarSeries } from './series.ts';

type Props = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly BarSeries[];
};

/** The values of a bar chart for screen readers; in a box, since a table keeps its height. */
export const BarsTable = ({ title, labels, series }: Props) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
          <tr key={row}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[row] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
