import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { limits } from '#shared/core/fields.ts';
import { confidenceLabels, levelLabels } from '#shared/core/scale.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { FieldPair, Form } from '../../forms/Form.tsx';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import {
  type AssessmentFormValues,
  createBody,
  emptyAssessment,
  formErrors,
} from './assessmentForm.ts';
import { createAssessment } from './changes.ts';
import { ScaleField } from './ScaleField.tsx';

type Skill = { readonly _id: string; readonly name: string; readonly category: string };

type Props = {
  /** Undefined while they load. */
  readonly skills: readonly Skill[] | undefined;
  /** The id of the skill to assess, '' to choose one. */
  readonly asked: string;
  readonly onClose: () => void;
};

export const AssessmentForm = ({ skills, asked, onClose }: Props) => {
  const { form, frame } = useDraftForm<AssessmentFormValues>({
    name: 'assessment',
    item: asked ? { _id: asked } : undefined,
    initialValues: emptyAssessment(asked),
    validate: formErrors,
    send: useSaveAssessment(),
    fallback: 'Failed to create assessment',
    success: 'Created!',
    keepsDraft: true,
    onSaved: onClose,
  });

  return (
    <Form
      {...frame}
      submit="Save assessment"
      actions={
        <Button size="md" variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <NativeSelect label="Skill" required data-autofocus {...form.getInputProps('skill')}>
        <SkillOptions skills={skills} asked={form.values.skill} />
      </NativeSelect>
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
const SkillOptions = ({ skills, asked }: Pick<Props, 'skills'> & { readonly asked: string }) => (
  <>
    <option value="">{skills || asked ? 'Choose a skill' : 'Loading skills...'}</option>
    {(skills ?? (asked ? [{ _id: asked, name: 'Loading skills...', category: '' }] : [])).map(
      ({ _id, name, category }) => (
        <option key={_id} value={_id}>
          {category ? `${name} (${category})` : name}
        </option>
      ),
    )}
  </>
);

/** Saves a new assessment. */
function useSaveAssessment() {
  const make = useMake();
  return useCallback(
    (values: AssessmentFormValues) =>
      make(
        createAssessment,
        { body: createBody(values) },
        { label: 'New assessment', failure: 'Failed to create assessment' },
      ).outcome(),
    [make],
  );
}
