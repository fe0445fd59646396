export type Query = {
  /** The query's commands in order, for example `filter` and `stats`. */
  readonly commands: readonly string[];
  /** The fields of log lines that the query uses, without names that it defines itself. */
  readonly fields: ReadonlySet<string>;
  /** Whether a parsed log line passes every filter. */
  readonly matches: (line: unknown) => boolean;
};

const field = String.raw`@?[a-zA-Z][\w.]*`;
const condition = new RegExp(
  String.raw`^(${field}) (=|!=|>|<|>=|<=|in|like) ("[^"]*"|\d+|\[[^\]]*\]|/[^/]+/)$`,
);
const result = new RegExp(
  String.raw`^(?:count\(\*\)|(?:sum|max|min|avg)\((${field})\)|pct\((${field}), \d+\)) as (\w+)$`,
);

/**
 * Parses a query of CloudWatch Logs Insights. It supports what the runbook needs: `filter` with conditions joined by
 * `and`, `stats ... as ... by ...`, `sort ... asc|desc`, `limit`.
 * @throws if the query is invalid
 */
export const parseQuery = (query: string): Query => {
  const fields = new Set<string>();
  const named = new Set<string>();
  const tests: ((line: unknown) => boolean)[] = [];
  const read = (pattern: RegExp, text: string): (string | undefined)[] => {
    const found = pattern.exec(text);
    if (!found) throw new Error(`'${text}' is not understood in: ${query}`);
    return found.slice(1);
  };
  const parts: Readonly<Record<string, (rest: string) => void>> = {
    filter: (rest) => {
      for (const one of rest.split(' and ')) {
        const [name = '', operator = '', value = ''] = read(condition, one);
        fields.add(name);
        tests.push((line) => holds(fieldOf(line, name), operator, value));
      }
    },
    stats: (rest) => {
      const [results = '', by = ''] = rest.split(' by ');
      for (const one of splitOutside(results)) {
        const [a, b, name = ''] = read(result, one);
        const of = a ?? b;
        if (of) fields.add(of);
        named.add(name);
      }
      for (const one of splitOutside(by)) {
        const [name = ''] = read(new RegExp(`^(${field})$`), one);
        fields.add(name);
      }
    },
    sort: (rest) => {
      const [name = ''] = read(new RegExp(`^(${field}) (?:asc|desc)$`), rest);
      if (!named.has(name)) fields.add(name);
    },
    limit: (rest) => void read(/^(\d+)$/, rest),
  };
  const commands = query.split(' | ').map((part) => {
    const [command = '', rest = ''] = read(/^(\w+) (.+)$/, part);
    const parse = parts[command];
    if (!parse) throw new Error(`This parser does not know the command ${command} in: ${query}`);
    parse(rest);
    return command;
  });
  return { commands, fields, matches: (line) => tests.every((test) => test(line)) };
};

/** Splits a list at commas outside parentheses. */
const splitOutside = (list: string): string[] => list.split(/,\s+(?![^(]*\))/);

const fieldOf = (line: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], line);

const holds = (value: unknown, operator: string, text: string): boolean => {
  if (operator === 'like') return new RegExp(text.slice(1, -1)).test(String(value));
  const wanted: unknown = JSON.parse(text);
  const holdsFor: Readonly<Record<string, boolean>> = {
    '=': value === wanted,
    '!=': value !== wanted,
    in: Array.isArray(wanted) && wanted.includes(value),
    '>': Number(value) > Number(wanted),
    '<': Number(value) < Number(wanted),
    '>=': Number(value) >= Number(wanted),
    '<=': Number(value) <= Number(wanted),
  };
  return holdsFor[operator] ?? false;
};
