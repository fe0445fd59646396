/** The request for a habit with the notes of a calendar year. */
export const habitYear = (id: string, year: number) => ({
  params: { id },
  query: { from: `${year}-01-01`, to: `${year}-12-31` },
});
