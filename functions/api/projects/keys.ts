import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

export const projectKeys = {
  project: (userId: string, id: string): Key => personKey(userId, `PROJECT#${id}`),
};

export const projectRanges = {
  projects: (userId: string): Range => personRange(userId, 'PROJECT#'),
};
