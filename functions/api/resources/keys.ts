import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

export const resourceKeys = {
  resource: (userId: string, id: string): Key => personKey(userId, `RESOURCE#${id}`),
};

export const resourceRanges = {
  resources: (userId: string): Range => personRange(userId, 'RESOURCE#'),
};
