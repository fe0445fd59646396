import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import {
  type Resource,
  resourceSchema,
  resourceStatuses,
  resourceTypes,
} from '#shared/resources/model.ts';
import { maxPages } from '#shared/skills/model.ts';
import { typeLabel } from '../../../domain/resources/typeLabel.ts';
import { SkillsField } from '../../../domain/skills/SkillsField.tsx';
import { statusLabel } from '../../../domain/status/statusLabel.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { DurationField } from '../../../forms/fields/DurationField.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { UrlField } from '../../../forms/fields/UrlField.tsx';
import { ItemFormPage } from '../../../forms/ItemFormPage.tsx';
import { MoreOptions } from '../../../forms/MoreOptions.tsx';
import { useItemForm } from '../../../forms/useItemForm.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { priorityLabel } from '../labels.ts';
import { prioritiesFromHigh } from '../view.ts';
import { AddFromPage } from './AddFromPage.tsx';
import { formErrors, formValues, type ResourceFormValues, valuesOf } from './resourceForm.ts';
import { type Shared, sharedLink } from './sharedLink.ts';
import { useSaveResource } from './useSaveResource.ts';

export const ResourceFormPage = () => (
  <ItemFormPage
    passedAs="resource"
    schema={resourceSchema}
    addTitle={titles.resourceAdd()}
    editTitle={titles.resourceEdit()}
    notFound={i18n.t('Resource not found. Please navigate from the learning planner.')}
    toList={i18n.t('Back to the learning planner')}
    listPath={paths.learningPlanner}
  >
    {(resource) => (resource ? <ResourceForm resource={resource} /> : <NewResource />)}
  </ItemFormPage>
);

function describeProgress({ status, parts }: ResourceFormValues): string | undefined {
  if (status === 'Completed') return i18n.t('Completed counts as 100%.');
  return parts.trim() === '' ? undefined : i18n.t('It follows from the parts that are done.');
}

const below: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** The form of a new resource. It may open with a link that was shared from another page. */
const NewResource = () => {
  const { search } = useLocation();
  const shared = useMemo(() => sharedLink(new URLSearchParams(search)), [search]);
  return (
    <>
      <ResourceForm resource={undefined} shared={shared} />
      <AddFromPage />
    </>
  );
};

type Props = { readonly resource: Resource | undefined; readonly shared?: Shared | undefined };

const ResourceForm = ({ resource, shared }: Props) => {
  const { form, frame } = useItemForm({
    name: 'resource',
    fallback: i18n.t('Failed to save resource'),
    addLabel: i18n.t('Add Resource'),
    item: resource,
    listPath: paths.learningPlanner,
    itemPath: resource && paths.resource(resource._id),
    formValues: (item) => ({ ...formValues(item), ...shared?.values }),
    formErrors,
    save: useSaveResource(resource),
  });

  const hasParts = form.values.parts.trim() !== '';
  return (
    <Form {...frame} instead={shared && offerOf(shared, form.values)}>
      {shared?.problem && <Banner tone="neutral">{shared.problem}</Banner>}
      <TextInput
        label={i18n.t('Title')}
        placeholder={resource ? '' : i18n.t('Paste a link or type a title')}
        required
        {...limitTo(limits.name)}
        autoFocus={!resource}
        {...form.getInputProps('title')}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          const replacesAll = selectionStart === 0 && selectionEnd === value.length;
          const found = resource
            ? undefined
            : valuesOf(event.clipboardData.getData('text'), form.values);
          if (!found || !replacesAll) return;
          event.preventDefault();
          form.setValues(found);
        }}
      />
      <FieldPair>
        <NativeSelect
          label={i18n.t('Type')}
          required
          data={resourceTypes.map((type) => ({ value: type, label: typeLabel(type) }))}
          {...form.getInputProps('type')}
        />
        <NativeSelect
          label={i18n.t('Priority')}
          required
          data={prioritiesFromHigh.map((one) => ({ value: one, label: priorityLabel(one) }))}
          {...form.getInputProps('priority')}
        />
        <NativeSelect
          label={i18n.t('Status')}
          required
          data={resourceStatuses.map((status) => ({ value: status, label: statusLabel(status) }))}
          {...form.getInputProps('status')}
        />
        <UrlField label={i18n.t('URL')} {...form.getInputProps('url')} />
      </FieldPair>
      <MoreOptions
        // A link that replaces a draft may have a description. A new key mounts the options again, so that they open.
        key={shared && String(frame.onDiscard !== undefined)}
        form={form}
        unset={formValues()}
        fields={[
          'author',
          'progress',
          'pages',
          'duration',
          'deadline',
          'parts',
          'tags',
          'relatedSkills',
          'description',
          'notes',
        ]}
      >
        <FieldPair>
          <TextInput
            label={i18n.t('Author')}
            {...limitTo(limits.name)}
            {...form.getInputProps('author')}
          />
          <NumberField
            label={i18n.t('Progress')}
            rightSection="%"
            description={describeProgress(form.values)}
            min={0}
            max={100}
            {...below}
            {...form.getInputProps('progress')}
            disabled={hasParts}
          />
          <NumberField
            label={i18n.t('Pages')}
            description={i18n.t('The number of pages, to set the progress by page.')}
            min={1}
            max={maxPages}
            {...below}
            {...form.getInputProps('pages')}
          />
          <DurationField
            label={i18n.t('Duration in minutes')}
            unit="minutes"
            description={i18n.t('For the whole resource: 90, 1:30 or 1h 30m.')}
            {...form.getInputProps('duration')}
          />
          <TextInput
            label={i18n.t('Deadline')}
            type="date"
            description={i18n.t('The day you want to finish by.')}
            {...below}
            {...form.getInputProps('deadline')}
          />
          <TextInput
            label={i18n.t('Tags')}
            placeholder={i18n.t('react, hooks')}
            description={i18n.t('Separated by commas')}
            {...below}
            {...form.getInputProps('tags')}
          />
        </FieldPair>
        <SkillsField
          current={resource?.relatedSkills ?? []}
          {...form.getInputProps('relatedSkills')}
        />
        <Textarea
          label={i18n.t('Parts')}
          description={i18n.t(
            'Lessons, chapters, episodes: one per line. How long it takes and a link may follow, each after a bar: Introduction | 45 | https://example.com. New parts begin open. A resource has either pages or parts.',
          )}
          autosize
          minRows={3}
          maxRows={12}
          {...below}
          {...form.getInputProps('parts')}
        />
        <FieldPair>
          <Textarea
            label={i18n.t('Description')}
            rows={4}
            {...limitTo(limits.description)}
            {...form.getInputProps('description')}
          />
          <Textarea
            label={i18n.t('Notes')}
            rows={4}
            {...limitTo(limits.notes)}
            {...form.getInputProps('notes')}
          />
        </FieldPair>
      </MoreOptions>
    </Form>
  );
};

/** The line that offers a shared link while the form shows a draft. Undefined if the draft has the same link. */
const offerOf = ({ values: { title = '', url = '' } }: Shared, draft: ResourceFormValues) =>
  title && (url === '' || url !== draft.url)
    ? {
        message: i18n.t('Draft restored. “{title}” was shared meanwhile.', { title }),
        label: i18n.t('Use the link instead'),
      }
    : undefined;
