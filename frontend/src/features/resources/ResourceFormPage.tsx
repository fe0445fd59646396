import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { limits } from '#shared/core/fields.ts';
import {
  type Resource,
  resourceSchema,
  resourceStatuses,
  resourceTypes,
} from '#shared/resources/model.ts';
import { DurationField } from '../../forms/DurationField.tsx';
import { FieldPair, Form } from '../../forms/Form.tsx';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { MoreOptions } from '../../forms/MoreOptions.tsx';
import { NumberField } from '../../forms/NumberField.tsx';
import { SkillsField } from '../../forms/SkillsField.tsx';
import { UrlField } from '../../forms/UrlField.tsx';
import { useItemForm } from '../../forms/useItemForm.ts';
import { i18n } from '../../language/i18n.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { formErrors, formValues } from './resourceForm.ts';
import { useSaveResource } from './useSaveResource.ts';
import { prioritiesFromHigh } from './view.ts';

export const ResourceFormPage = () => (
  <ItemFormPage
    passedAs="resource"
    schema={resourceSchema}
    addTitle={titles.resourceAdd()}
    editTitle={titles.resourceEdit()}
    notFound={i18n.t('Resource not found. Please navigate from the learning planner.')}
    toList={i18n.t('To the learning planner')}
    listPath={paths.learningPlanner}
  >
    {(resource) => <ResourceForm resource={resource} />}
  </ItemFormPage>
);

const below: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
/** Creates a resource or edits the given one, then returns to the planner. */
const ResourceForm = ({ resource }: { readonly resource: Resource | undefined }) => {
  const { form, frame } = useItemForm({
    name: 'resource',
    fallback: i18n.t('Failed to save resource'),
    addLabel: i18n.t('Add Resource'),
    item: resource,
    listPath: paths.learningPlanner,
    formValues,
    formErrors,
    save: useSaveResource(resource),
  });

  return (
    <Form {...frame}>
      <TextInput
        label="Title"
        placeholder="Crafting Interpreters"
        required
        maxLength={limits.name}
        autoFocus={!resource}
        {...form.getInputProps('title')}
      />
      <FieldPair>
        <NativeSelect
          label="Type"
          required
          data={[...resourceTypes]}
          {...form.getInputProps('type')}
        />
        <NativeSelect
          label="Priority"
          required
          data={prioritiesFromHigh}
          {...form.getInputProps('priority')}
        />
        <NativeSelect
          label="Status"
          required
          data={[...resourceStatuses]}
          {...form.getInputProps('status')}
        />
        <UrlField label="URL" {...form.getInputProps('url')} />
      </FieldPair>
      <MoreOptions
        form={form}
        unset={formValues()}
        fields={[
          'author',
          'progress',
          'duration',
          'deadline',
          'tags',
          'relatedSkills',
          'description',
          'notes',
        ]}
      >
        <FieldPair>
          <TextInput label="Author" maxLength={limits.name} {...form.getInputProps('author')} />
          <NumberField
            label="Progress"
            rightSection="%"
            description={
              form.values.status === 'Completed' ? 'Completed counts as 100%.' : undefined
            }
            min={0}
            max={100}
            {...below}
            {...form.getInputProps('progress')}
          />
          <DurationField
            label="Duration in minutes"
            unit="minutes"
            description="For the whole resource. 90, 1:30 or 1h 30m."
            {...form.getInputProps('duration')}
          />
          <TextInput
            label="Deadline"
            type="date"
            description="The day you want to finish by."
            {...below}
            {...form.getInputProps('deadline')}
          />
          <TextInput
            label="Tags"
            placeholder="react, hooks"
            description="Separated by commas."
            {...below}
            {...form.getInputProps('tags')}
          />
          <SkillsField
            current={resource?.relatedSkills ?? []}
            {...form.getInputProps('relatedSkills')}
          />
          <Textarea
            label="Description"
            rows={4}
            maxLength={limits.description}
            {...form.getInputProps('description')}
          />
          <Textarea
            label="Notes"
            rows={4}
            maxLength={limits.notes}
            {...form.getInputProps('notes')}
          />
        </FieldPair>
      </MoreOptions>
    </Form>
  );
};
