/** A problem that the person at the terminal can fix. Its message is the sentence to show. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
