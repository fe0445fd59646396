import type { Card } from '#shared/cards/model.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type OwnerGroup, ownerOf } from '../../domain/areas/owners.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import type { ListRules, Order } from '../../ui/list/listRules.ts';
import { describeReturn } from './formatReturn.ts';

type Facts = Pick<Card, 'due' | 'suspended'>;

export const isNew = ({ due, suspended }: Facts): boolean => due === null && !suspended;
export const isDue = ({ due, suspended }: Facts, today: Day): boolean =>
  due !== null && due <= today && !suspended;

const newestFirst: Order<Card> = (a, b) => compareKeys(b._id, a._id);

/** Later than all other days. New and suspended takeaways have no day on which they return. */
const never = '9999';
const returnOf = ({ due, suspended }: Facts): string => (suspended || due === null ? never : due);

export const cardRules = (today: Day, owners: readonly OwnerGroup[]) =>
  ({
    filters: {
      all: { label: () => i18n.t('All'), passes: () => true },
      due: { label: () => i18n.t('Due'), passes: (card) => isDue(card, today) },
      new: { label: () => i18n.t('New'), passes: isNew },
      suspended: { label: () => i18n.t('Suspended'), passes: ({ suspended }) => suspended },
    },
    sorts: {
      added: { label: () => i18n.t('Date Added'), order: newestFirst },
      due: {
        label: () => i18n.t('Next day'),
        order: (a, b) => compareKeys(returnOf(a), returnOf(b)),
      },
      front: { label: () => i18n.t('Front'), order: (a, b) => compareText(a.front, b.front) },
    },
    equals: newestFirst,
    search: {
      textsOf: ({ front, back }) => [front, back],
      facets: {
        about: {
          label: () => i18n.t('About'),
          valuesOf: ({ about }) => {
            const owner = ownerOf(owners, about);
            return owner ? [owner.name] : [];
          },
        },
      },
    },
  }) as const satisfies ListRules<Card>;

/** 'suspended', 'new', 'due', or when it returns: 'in 3 days', 'on 14 Dec'. */
export const describeDue = (card: Facts, today: Day): string => {
  if (card.suspended) return i18n.t('suspended');
  if (card.due === null) return i18n.t('new');
  return isDue(card, today) ? i18n.t('due') : describeReturn(card.due, today);
};
