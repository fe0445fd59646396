import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { limits } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectSchema, projectStatuses } from '#shared/projects/model.ts';
import {
  createProject,
  updateProject,
  withItemIds,
  withKnownItems,
} from '../../../domain/projects/edits.ts';
import { SkillsField } from '../../../domain/skills/SkillsField.tsx';
import { statusLabel } from '../../../domain/status/statusLabel.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { UrlField } from '../../../forms/fields/UrlField.tsx';
import { ItemFormPage } from '../../../forms/ItemFormPage.tsx';
import { MoreOptions } from '../../../forms/MoreOptions.tsx';
import { useItemForm } from '../../../forms/useItemForm.ts';
import { useSave } from '../../../forms/useSave.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import classes from './ProjectForm.module.css';
import {
  createBody,
  followedGoals,
  formErrors,
  formValues,
  type ProjectFormValues,
  patchBody,
} from './projectForm.ts';

export const ProjectFormPage = () => (
  <ItemFormPage
    passedAs="project"
    schema={projectSchema}
    addTitle={titles.projectAdd()}
    editTitle={titles.projectEdit()}
    notFound={i18n.t('Project not found. Please navigate from the projects list.')}
    toList={i18n.t('Back to projects')}
    listPath={paths.miniProjects}
  >
    {(project) => <ProjectForm project={project} />}
  </ItemFormPage>
);

const below: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

const ProjectForm = ({ project }: { readonly project: Project | undefined }) => {
  const failure = i18n.t('Failed to save project');
  const { form, frame } = useItemForm({
    name: 'project',
    fallback: failure,
    addLabel: i18n.t('Add Project'),
    item: project,
    listPath: paths.miniProjects,
    itemPath: project && paths.project(project._id),
    formValues,
    formErrors,
    save: useSave({
      item: project,
      create: createProject,
      update: updateProject,
      createBody: (values: ProjectFormValues) => withItemIds(createBody(values)),
      patchBody: (before, values) => withKnownItems(before, patchBody(before, values)),
      newLabel: ({ name }) => i18n.t('New project: {name}', { name }),
      editLabel: ({ name }) => i18n.t('{name}: edited', { name }),
      failure,
    }),
  });
  const followed = followedGoals(form.values, project?.goals);
  const lines = (label: string, field: 'goals' | 'learningOutcomes' | 'challenges') => (
    <Textarea
      label={label}
      description={i18n.t('One per line.')}
      autosize
      minRows={3}
      maxRows={12}
      {...below}
      {...form.getInputProps(field)}
    />
  );

  return (
    <Form {...frame}>
      <TextInput
        label={i18n.t('Name')}
        placeholder={i18n.t('Ray tracer in a weekend')}
        required
        {...limitTo(limits.name)}
        autoFocus={!project}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={i18n.t('Description')}
        required
        rows={3}
        {...limitTo(limits.description)}
        {...form.getInputProps('description')}
      />
      <FieldPair>
        <NativeSelect
          label={i18n.t('Status')}
          required
          data={projectStatuses.map((status) => ({ value: status, label: statusLabel(status) }))}
          {...form.getInputProps('status')}
        />
        <NumberField
          label={i18n.t('Progress')}
          rightSection="%"
          description={describeProgress(form.values.status, followed)}
          min={0}
          max={100}
          {...below}
          {...form.getInputProps('progress')}
          {...(followed && { value: followed.percent, disabled: true })}
        />
      </FieldPair>
      <MoreOptions
        form={form}
        unset={formValues()}
        fields={[
          'startDate',
          'endDate',
          'repositoryUrl',
          'demoUrl',
          'relatedSkills',
          'goals',
          'progressFromGoals',
          'learningOutcomes',
          'challenges',
        ]}
      >
        <FieldPair>
          <TextInput
            label={i18n.t('Start date')}
            type="date"
            description={i18n.t('If empty, the day the project leaves Planning.')}
            {...below}
            {...form.getInputProps('startDate')}
          />
          <TextInput label={i18n.t('End date')} type="date" {...form.getInputProps('endDate')} />
        </FieldPair>
        <FieldPair>
          <UrlField
            label={i18n.t('Repository URL')}
            placeholder="https://example.com/code"
            {...form.getInputProps('repositoryUrl')}
          />
          <UrlField label={i18n.t('Demo URL')} {...form.getInputProps('demoUrl')} />
        </FieldPair>
        <SkillsField
          current={project?.relatedSkills ?? []}
          {...form.getInputProps('relatedSkills')}
        />
        {lines(i18n.t('Goals'), 'goals')}
        <label className={classes.choice}>
          <input
            type="checkbox"
            {...form.getInputProps('progressFromGoals', { type: 'checkbox' })}
          />
          {i18n.t('Progress is based on completed goals')}
        </label>
        <FieldPair>
          {lines(i18n.t('Learning outcomes'), 'learningOutcomes')}
          {lines(i18n.t('Challenges'), 'challenges')}
        </FieldPair>
      </MoreOptions>
    </Form>
  );
};

type Counts = ReturnType<typeof followedGoals>;

function describeProgress(status: string, followed: Counts): string | undefined {
  if (status === 'Completed') return i18n.t('Completed counts as 100%.');
  return followed
    ? i18n.t('Based on goals: {done, number} of {all, number} done.', {
        done: followed.done,
        all: followed.all,
      })
    : undefined;
}
