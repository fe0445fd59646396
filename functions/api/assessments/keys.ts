import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

export const assessmentKeys = {
  assessment: (userId: string, id: string): Key => personKey(userId, `ASSESSMENT#${id}`),
};

export const assessmentRanges = {
  assessments: (userId: string): Range => personRange(userId, 'ASSESSMENT#'),
};
