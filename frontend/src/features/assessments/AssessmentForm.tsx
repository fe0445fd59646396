import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { limits } from '#shared/core/fields.ts';
import { confidenceLabels, levelLabels } from '#shared/core/scale.ts';
import type { Skill } from '#shared/skills/model.ts';
import type { FormDraft } from '../../data/outbox/change.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { FieldPair, Form } from '../../forms/Form.tsx';
import { same } from '../../forms/formValues.ts';
import { byRecency } from '../../forms/skillOptions.ts';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import {
  type AssessmentFormValues,
  createBody,
  emptyAssessment,
  formErrors,
  patchBody,
  patchErrors,
  valuesOf,
} from './assessmentForm.ts';
import { createAssessment, updateAssessment } from './changes.ts';
import { ScaleField } from './ScaleField.tsx';
import { skillName } from './view.ts';

type Props = {
  /** Undefined while they load. */
  readonly skills: readonly Skill[] | undefined;
  /** The id of the skill to assess, '' to choose one. */
  readonly asked: string;
  /** The one that is edited; none for a new one. */
  readonly assessment?: Assessment | undefined;
  readonly onClose: () => void;
};

export const AssessmentForm = ({ skills, asked, assessment, onClose }: Props) => {
  const initialValues = assessment ? valuesOf(assessment) : emptyAssessment(asked);
  const { form, frame, giveUp } = useDraftForm<AssessmentFormValues>({
    name: 'assessment',
    item: assessment ?? (asked ? { _id: asked } : undefined),
    initialValues,
    validate: assessment ? patchErrors : formErrors,
    save: useSaveAssessment(assessment),
    fallback: assessment ? editFailure : failure,
    // A choice is no loss.
    hasInput: (values) => !same({ ...values, skill: initialValues.skill }, initialValues),
    onSaved: onClose,
  });
  const only = skills?.length === 1 ? skills[0]?._id : undefined;
  const isChosen = form.values.skill !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's setter stays the same
  useEffect(() => {
    if (only && !isChosen) form.setFieldValue('skill', only);
  }, [only, isChosen]);

  return (
    <Form
      {...frame}
      submit={assessment ? 'Save changes' : 'Save assessment'}
      actions={
        <Button size="md" variant="default" onClick={() => giveUp(onClose)}>
          Cancel
        </Button>
      }
    >
      {assessment ? (
        <TextInput label="Skill" readOnly value={skillName(assessment)} />
      ) : (
        <NativeSelect label="Skill" required data-autofocus {...form.getInputProps('skill')}>
          <SkillOptions skills={skills} asked={form.values.skill} />
        </NativeSelect>
      )}
      <ScaleField
        label="Confidence level"
        required
        labels={confidenceLabels}
        {...form.getInputProps('confidenceLevel')}
      />
      <ScaleField label="Self rating" labels={levelLabels} {...form.getInputProps('selfRating')} />
      <Textarea
        label="Notes"
        rows={3}
        maxLength={limits.notes}
        placeholder="What did you do, and how did it go?"
        {...form.getInputProps('notes')}
      />
      <Textarea
        label="Reflections"
        rows={3}
        maxLength={limits.notes}
        {...form.getInputProps('reflections')}
      />
      <FieldPair>
        <TextInput
          label="Strengths"
          description="Separated by commas"
          {...form.getInputProps('strengths')}
        />
        <TextInput
          label="Areas for improvement"
          description="Separated by commas"
          {...form.getInputProps('areasForImprovement')}
        />
        <TextInput
          label="Blockers"
          description="Separated by commas"
          {...form.getInputProps('blockers')}
        />
        <TextInput
          type="date"
          label="Next review date"
          description="When to look at it again"
          {...form.getInputProps('nextReviewDate')}
        />
      </FieldPair>
    </Form>
  );
};

/** The chosen skill is an option from the start, so that it stays chosen while the others load. */
const SkillOptions = ({ skills, asked }: Pick<Props, 'skills'> & { readonly asked: string }) => {
  if (!skills) {
    return (
      <>
        <option value="">{asked ? 'Choose a skill' : 'Loading skills...'}</option>
        {asked && <option value={asked}>Loading skills...</option>}
      </>
    );
  }
  const { recent, others } = byRecency(skills);
  return (
    <>
      <option value="">Choose a skill</option>
      {recent.length === 0 ? (
        options(others)
      ) : (
        <>
          <optgroup label="Recent">{options(recent)}</optgroup>
          {others.length > 0 && <optgroup label="All others">{options(others)}</optgroup>}
        </>
      )}
    </>
  );
};

const options = (skills: readonly Skill[]) =>
  skills.map(({ _id, name, category }) => (
    <option key={_id} value={_id} dir="auto">
      {`${name} (${category})`}
    </option>
  ));

const failure = 'Failed to create assessment';
const editFailure = 'Failed to save assessment';

/** Saves a new assessment, or the changes of the given one. */
function useSaveAssessment(assessment: Assessment | undefined) {
  const make = useMake();
  return useCallback(
    (values: AssessmentFormValues, draft: FormDraft) => {
      if (!assessment) {
        const details = { label: 'New assessment', failure, success: 'Created!', draft } as const;
        return make(createAssessment, { body: createBody(values) }, details);
      }
      const body = patchBody(assessment, values);
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: assessment._id }, body };
      const label = `Assessment of ${skillName(assessment)}: edited`;
      return make(updateAssessment, request, {
        label,
        failure: editFailure,
        success: 'Updated!',
        draft,
      });
    },
    [assessment, make],
  );
}
