import { formatDate } from '../format/days.ts';
import { type LineSeries, rowsOf } from './lines.ts';

type Props = { readonly title: string; readonly series: readonly LineSeries[] };

/** The values of a line chart for screen readers; in a box, since a table keeps its height. */
export const LinesTable = ({ title, series }: Props) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(series).map(({ day, values }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            {series.map(({ name }, column) => (
              <td key={name}>{values[column] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
