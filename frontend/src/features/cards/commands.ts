import { IconCards, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { referenceKey } from '#shared/calls/reference.ts';
import { cardFields } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type CommandContext, defineCommands, type ItemCommand } from '../../command.ts';
import { type MakeChange, useMake } from '../../data/changes/useMake.ts';
import { type Owner, useOwners } from '../../domain/areas/owners.ts';
import { cardName } from '../../domain/cards/cardName.ts';
import { createCard } from '../../domain/cards/edits.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';

type Actions = { readonly owners: readonly Owner[]; readonly make: MakeChange };

const useActions = (): Actions => {
  const groups = useOwners();
  const make = useMake();
  return useMemo(() => ({ owners: groups.flatMap(({ owners }) => owners), make }), [groups, make]);
};

const pagesOf = ({ open }: CommandContext) => [
  {
    id: 'review-takeaways',
    kind: i18n.t('Page'),
    name: i18n.t('Review takeaways'),
    searchText: i18n.t('cards flashcards recall remember review learn by heart'),
    icon: IconCards,
    run: () => open(paths.takeaways),
  },
  {
    id: 'all-takeaways',
    kind: i18n.t('Page'),
    name: titles.allTakeaways(),
    searchText: i18n.t('cards flashcards list suspend'),
    icon: IconCards,
    run: () => open(paths.allTakeaways),
  },
];

type Sides = { readonly front: string; readonly back: string };

/** 'card rust: front = back' adds a takeaway about Rust, and 'card: front = back' one about nothing in particular. */
const addOf = ({ front, back }: Sides, owner: Owner | undefined, make: MakeChange): ItemCommand => {
  const name = cardName({ front });
  return {
    id: `card-${owner ? referenceKey(owner.about) : 'of-nothing'}`,
    kind: i18n.t('Add'),
    name: owner
      ? i18n.t('Add a takeaway about {name}: {front}', { name: owner.name, front: name })
      : i18n.t('Add a takeaway: {front}', { front: name }),
    item: owner?.name ?? '',
    icon: IconPlus,
    staysHere: true,
    run: () => {
      const about = owner?.about;
      make(
        createCard,
        { body: { front, back, ...(about && { about }) } },
        {
          label: i18n.t('New takeaway: {name}', { name }),
          failure: i18n.t('Failed to save the takeaway'),
          success: 'Created!',
        },
      );
    },
  };
};

export const commands = defineCommands<typeof cards.list, Actions>({
  route: cards.list,
  useActions,
  find: ({ cards }, context) => [
    ...pagesOf(context),
    ...cards.map((card) => ({
      id: card._id,
      kind: i18n.t('Takeaway'),
      name: cardName(card),
      searchText: `${card.front} ${card.back}`,
      icon: IconCards,
      run: () => context.open(paths.allTakeaways, card._id),
    })),
  ],
  fromLineAlone: (action, { owners, make }) =>
    action.kind === 'card' &&
    cardFields.create.safeParse({ front: action.front, back: action.back }).success
      ? [undefined, ...owners].map((owner) => addOf(action, owner, make))
      : [],
});
