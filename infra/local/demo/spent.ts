/** Time logged for a resource or project: how many days ago, and how many minutes. */
export type Spent = readonly (readonly [ago: number, minutes: number])[];
