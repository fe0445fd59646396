type Props = {
  readonly title: string;
  /** The heading of the first column. */
  readonly corner?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly (number | string)[];
  }[];
};

/** A chart's values for screen readers. A wrapper is hidden instead of the table, because a table can't be shrunk. */
export const ValuesTable = ({ title, corner, columns, rows }: Props) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
          <tr key={row}>
            <th scope="row">{name}</th>
            {columns.map((column, n) => (
              <td key={column}>{values[n]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
