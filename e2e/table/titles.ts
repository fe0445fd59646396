/** A test or a group of them, or a table of cases: what stands before the title. */
const call = /(?:\b(?:test|describe)(?:\.(?:describe|concurrent|each))*|\))(?:<[^()]*>)?\(\s*/;
const quoted = /(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*,/;
const titled = new RegExp(call.source + quoted.source, 'gs');

/** Tests made from a list of screens or cases: `test(name, …)`, `{ name: 'adds', … }`. */
const namesTests = /\btest\(name,/;
const named = /\bname: (?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/gs;

/** The titles of a file's tests as they are written there: `test('adds', …)` -> 'adds'. */
export const titlesIn = (source: string): Set<string> => {
  const found = [
    ...source.matchAll(titled),
    ...(namesTests.test(source) ? source.matchAll(named) : []),
  ];
  return new Set(found.map(({ groups }) => (groups?.title ?? '').replace(/\\(['"`])/g, '$1')));
};

/** Whether a text stands somewhere in quotes, e.g. as the name of a case. */
export const isQuotedIn = (source: string, text: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${text}${quote}`));
