import type { RequestOf, Route } from '#shared/calls/route.ts';
import { useMake } from '../data/changes/useMake.ts';
import type { Save } from './useDraftForm.ts';

type BodyOf<R extends Route> = RequestOf<R> extends { readonly body?: infer Body } ? Body : never;

type Options<Item, Values, Create extends Route, Update extends Route> = {
  /** The edited item. Undefined for a new one. */
  readonly item: Item | undefined;
  readonly create: { readonly route: Create };
  readonly update: { readonly route: Update };
  /** `createBody` and `patchBody` come from `mapForm`. */
  readonly createBody: (values: Values) => BodyOf<Create>;
  readonly patchBody: (item: Item, values: Values) => BodyOf<Update>;
  /** Describes the change: 'New skill: Rust'. */
  readonly newLabel: (body: BodyOf<Create>) => string;
  /** Describes the change: 'Rust: edited'. */
  readonly editLabel: (item: Item) => string;
  /** 'Failed to save skill' */
  readonly failure: string;
};

/** Saves a form as a new item, or as changes of the edited item. */
export const useSave = <
  Item extends { readonly _id: string },
  Values,
  Create extends Route,
  Update extends Route,
>({
  item,
  create,
  update,
  createBody,
  patchBody,
  newLabel,
  editLabel,
  failure,
}: Options<Item, Values, Create, Update>): Save<Values> => {
  const make = useMake();
  return (values, draft) => {
    if (!item) {
      const body = createBody(values);
      const details = { label: newLabel(body), failure, success: 'Created!', draft } as const;
      return make(create, { body } as RequestOf<Create>, details);
    }
    const body = patchBody(item, values);
    if (Object.keys(body as object).length === 0) return undefined;
    const request = { params: { id: item._id }, body } as RequestOf<Update>;
    return make(update, request, { label: editLabel(item), failure, success: 'Updated!', draft });
  };
};
