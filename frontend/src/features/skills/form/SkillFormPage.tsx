import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '#shared/calls/fields.ts';
import { skillCategories } from '#shared/core/categories.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxLevelText, type Skill, skillSchema } from '#shared/skills/model.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { createSkill, updateSkill } from '../../../domain/skills/edits.ts';
import { levelLabel, levelLabels } from '../../../domain/skills/scaleLabels.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { ColorField } from '../../../forms/fields/ColorField.tsx';
import { DurationField } from '../../../forms/fields/DurationField.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { ItemFormPage } from '../../../forms/ItemFormPage.tsx';
import { MoreOptions } from '../../../forms/MoreOptions.tsx';
import { useItemForm } from '../../../forms/useItemForm.ts';
import { useSave } from '../../../forms/useSave.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { createBody, formErrors, formValues, levelSteps, patchBody } from './skillForm.ts';

export const SkillFormPage = () => (
  <ItemFormPage
    passedAs="skill"
    schema={skillSchema}
    addTitle={titles.skillAdd()}
    editTitle={titles.skillEdit()}
    notFound={i18n.t('Skill not found. Please navigate from the skills list.')}
    toList={i18n.t('Back to skills')}
    listPath={paths.skills}
  >
    {(skill) => <SkillForm skill={skill} />}
  </ItemFormPage>
);

const levels = () =>
  levelLabels().map((label, index) => ({
    value: String(index + 1),
    label: `${index + 1} · ${label}`,
  }));

const SkillForm = ({ skill }: { readonly skill: Skill | undefined }) => {
  const failure = i18n.t('Failed to save skill');
  const { form, frame } = useItemForm({
    name: 'skill',
    fallback: failure,
    addLabel: i18n.t('Add Skill'),
    item: skill,
    listPath: paths.skills,
    formValues,
    formErrors,
    save: useSave({
      item: skill,
      create: createSkill,
      update: updateSkill,
      createBody,
      patchBody,
      newLabel: ({ name }) => i18n.t('New skill: {name}', { name }),
      editLabel: ({ name }) => i18n.t('{name}: edited', { name }),
      failure,
    }),
  });

  return (
    <Form {...frame}>
      <TextInput
        label={i18n.t('Name')}
        placeholder={i18n.t('TypeScript')}
        required
        {...limitTo(limits.name)}
        autoFocus={!skill}
        {...form.getInputProps('name')}
      />
      <FieldPair>
        <NativeSelect
          label={i18n.t('Category')}
          required
          data={[
            { value: '', label: i18n.t('Choose a category'), disabled: true },
            ...skillCategories.map((category) => ({
              value: category,
              label: categoryLabel(category),
            })),
          ]}
          {...form.getInputProps('category')}
        />
        <DurationField
          label={i18n.t('Target hours')}
          unit="hours"
          required
          {...form.getInputProps('targetHours')}
        />
      </FieldPair>
      <MoreOptions
        form={form}
        unset={formValues()}
        fields={['description', 'targetLevel', 'currentHours', 'targetDate', 'color']}
      >
        <Textarea
          label={i18n.t('Description')}
          rows={3}
          {...limitTo(limits.description)}
          {...form.getInputProps('description')}
        />
        <FieldPair>
          <NativeSelect
            label={i18n.t('Target level')}
            data={levels()}
            {...form.getInputProps('targetLevel')}
          />
          <DurationField
            label={i18n.t('Current hours')}
            unit="hours"
            description={
              skill
                ? i18n.t('Correct the total here. To add time, log hours.')
                : i18n.t('What you have done so far.')
            }
            {...form.getInputProps('currentHours')}
          />
          <TextInput
            label={i18n.t('Target date')}
            type="date"
            description={i18n.t('The day by which you want to reach the target hours.')}
            {...form.getInputProps('targetDate')}
          />
        </FieldPair>
        <ColorField {...form.getInputProps('color')} />
      </MoreOptions>
      <MoreOptions
        form={form}
        unset={formValues()}
        fields={['levels']}
        label={i18n.t('What the levels mean')}
      >
        {levelSteps.map((step) => (
          <Textarea
            key={step}
            label={levelLabel(step)}
            rows={2}
            {...limitTo(maxLevelText)}
            {...form.getInputProps(`levels.${step}`)}
          />
        ))}
      </MoreOptions>
    </Form>
  );
};
