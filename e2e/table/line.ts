/**
 * A line of the product spec in short, and the test that proves it: its file, its title as it stands
 * there, and of a table of cases the case.
 */
export type Line = readonly [line: string, file: string, title: string, example?: string];
