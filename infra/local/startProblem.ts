/** Something the person at the terminal can mend: its message is the one sentence to show. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
