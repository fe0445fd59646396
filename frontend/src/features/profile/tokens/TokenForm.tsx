import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useId } from 'react';
import { type Area, areaNames } from '#shared/areas.ts';
import { addDays } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { permissionsOf } from '#shared/tokens/areaScopes.ts';
import { maxTokenDays, tokenNameLength } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useUser } from '../../../data/session/SessionProvider.tsx';
import { areaLabels } from '../../../domain/areas/areaLabels.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { HiddenUsername, PasswordField } from '../../../forms/fields/AccountFields.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { focusFirst, useForm } from '../../../forms/useForm.ts';
import classes from './AccessTokens.module.css';
import { alsoOpens } from './alsoOpens.ts';
import {
  firstArea,
  lasting,
  newTokenValues,
  permissionName,
  type TokenValues,
  tokenBody,
  tokenErrors,
} from './tokenForm.ts';

type Props = {
  readonly onMade: (token: string) => void;
  readonly onCancel: () => void;
};

const accessTo = (area: Area) => [
  { value: '', label: i18n.t('No access') },
  ...permissionsOf(area).map((value) => ({ value, label: permissionName(value) })),
];

const lengths = () =>
  lasting.map((value) => ({
    value,
    label:
      value === 'day'
        ? i18n.t('Until a date')
        : i18n.t('{days, plural, one {# day} other {# days}}', { days: Number(value) }),
  }));

export const TokenForm = ({ onMade, onCancel }: Props) => {
  const today = useToday();
  const { email } = useUser();
  const { run } = useAction(tokenRoutes.createToken);
  const noAreaId = useId();
  const { form, frame } = useForm<TokenValues>({
    initialValues: newTokenValues,
    validate: (values) => tokenErrors(values, today),
    send: async (values) => onMade((await run({ body: tokenBody(values, today) })).token),
    fallback: i18n.t('Failed to add the token'),
    isOnce: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => focusFirst(frame.ref.current), []);
  const noArea = form.errors[firstArea];
  return (
    <Form
      {...frame}
      label={i18n.t('New access token')}
      submit={i18n.t('Add token')}
      submitting={i18n.t('Adding...')}
      actions={
        <Button variant="default" size="md" disabled={frame.busy} onClick={onCancel}>
          {i18n.t('Cancel')}
        </Button>
      }
    >
      <TextInput
        label={i18n.t('Name')}
        description={form.errors.name ? undefined : i18n.t('For example “Phone shortcut”.')}
        {...limitTo(tokenNameLength)}
        {...form.getInputProps('name')}
      />
      <fieldset className={classes.areas} aria-describedby={noArea ? noAreaId : undefined}>
        <legend>{i18n.t('Permissions')}</legend>
        {noArea && (
          <p id={noAreaId} className={classes.noArea}>
            {noArea}
          </p>
        )}
        {areaNames.map((area) => (
          <NativeSelect
            key={area}
            label={areaLabels[area]()}
            description={alsoOpens(area, form.values[area])}
            inputWrapperOrder={['label', 'input', 'description']}
            data={accessTo(area)}
            {...form.getInputProps(area)}
            error={Boolean(noArea)}
            onChange={({ currentTarget: { value } }) => {
              form.setFieldValue(area, value as TokenValues[typeof area]);
              form.clearFieldError(firstArea);
            }}
          />
        ))}
      </fieldset>
      <FieldPair>
        <NativeSelect
          label={i18n.t('Valid for')}
          data={lengths()}
          {...form.getInputProps('lasts')}
        />
        {form.values.lasts === 'day' && (
          <TextInput
            type="date"
            label={i18n.t('Last day')}
            min={today}
            max={addDays(today, maxTokenDays)}
            {...form.getInputProps('endsOn')}
          />
        )}
      </FieldPair>
      <HiddenUsername email={email} />
      <PasswordField
        label={i18n.t('Your password')}
        description={form.errors.currentPassword ? undefined : i18n.t('Confirm that it’s you.')}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
    </Form>
  );
};
