import { type Area, areaNames } from '#shared/areas.ts';
import type { RequestOf } from '#shared/calls/route.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { type Permission, permissions, type Scopes } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { areaLabels } from '../../../domain/areas/areaLabels.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import type { FieldErrors } from '../../../forms/useForm.ts';

export const permissionName = (permission: Permission): string =>
  permission === 'read' ? i18n.t('Read') : i18n.t('Read and write');

const areaList = listFormat({ type: 'unit', style: 'short' });

/** How many days a token can last. With `day`, the person chooses the last day. */
export const lasting = ['30', '90', '365', 'day'] as const;

export type TokenValues = Record<Area, '' | Permission> & {
  name: string;
  lasts: (typeof lasting)[number];
  endsOn: string;
  currentPassword: string;
};

const noScopes = Object.fromEntries(areaNames.map((area) => [area, ''])) as Record<Area, ''>;

export const newTokenValues: TokenValues = {
  ...noScopes,
  name: '',
  lasts: '90',
  endsOn: '',
  currentPassword: '',
};

/** Returns the request for a token. A token that lasts 30 days, made on 3 May, works until 2 June. */
export const tokenBody = (
  values: TokenValues,
  today: Day,
): NonNullable<RequestOf<typeof tokenRoutes.createToken>['body']> => ({
  name: values.name,
  scopes: Object.fromEntries(
    areaNames.flatMap((area) => (values[area] === '' ? [] : [[area, values[area]]])),
  ),
  endsOn: values.lasts === 'day' ? values.endsOn : addDays(today, Number(values.lasts)),
  currentPassword: values.currentPassword,
});

/**
 * The message about missing scopes belongs to this area's field, which then gets the focus. The form shows it above all
 * areas.
 */
export const firstArea = areaNames[0] as Area;

export const tokenErrors = (values: TokenValues, today: Day): FieldErrors => {
  const { scopes, ...errors } = schemaErrors(
    tokenRoutes.createToken.body,
    tokenBody(values, today),
  );
  return { ...errors, ...(scopes && { [firstArea]: scopes }) };
};

/** 'Read: Skills, Projects. Read and write: Habits.' */
export const formatScopes = (scopes: Scopes): string =>
  permissions
    .flatMap((permission) => {
      const names = areaNames.filter((area) => scopes[area] === permission);
      const list = areaList(names.map((area) => areaLabels[area]()));
      return names.length === 0
        ? []
        : i18n.t('{permission}: {list}.', { permission: permissionName(permission), list });
    })
    .join(' ');
