/** Time logged for a resource or project: how many days before today, and minutes. */
export type Spent = readonly (readonly [ago: number, minutes: number])[];
