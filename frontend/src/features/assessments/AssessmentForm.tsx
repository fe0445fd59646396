import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { limits } from '#shared/core/fields.ts';
import { confidenceLabels, levelLabels } from '#shared/core/scale.ts';
import { Form } from '../../forms/Form.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useContractForm } from '../../forms/useContractForm.ts';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';
import classes from './AssessmentForm.module.css';
import { type AssessmentFormValues, assessmentFormSchema, byField } from './assessmentForm.ts';
import { ScaleField } from './ScaleField.tsx';
import { useSaveAssessment } from './useSaveAssessment.ts';

type Skill = { readonly _id: string; readonly name: string; readonly category: string };

type Props = {
  /** Undefined while they load. */
  readonly skills: readonly Skill[] | undefined;
  readonly initial: AssessmentFormValues;
  /** Called with the form's values when it unmounts; with null when they were saved. */
  readonly onDraft: (values: AssessmentFormValues | null) => void;
  readonly onClose: () => void;
};

export const AssessmentForm = ({ skills, initial, onDraft, onClose }: Props) => {
  const save = useSaveAssessment();
  const saved = useRef(false);
  const { form, ...state } = useContractForm<AssessmentFormValues>({
    initialValues: initial,
    validate: (values) => byField(schemaErrors(assessmentFormSchema, values)),
    send: async (values) => {
      await save(values);
      saved.current = true;
      showSuccess('Created!');
      onClose();
    },
    fallback: 'Failed to create assessment',
    onFailure: showError,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on unmount only
  useEffect(() => () => onDraft(saved.current ? null : form.getValues()), []);

  return (
    <Form
      {...state}
      submit="Save assessment"
      submitting="Saving..."
      actions={
        <Button size="md" variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <NativeSelect
        label="Skill"
        required
        data-autofocus
        key={form.key('skill')}
        {...form.getInputProps('skill')}
      >
        <SkillOptions skills={skills} asked={initial.skill} />
      </NativeSelect>
      <ScaleField
        label="Confidence level"
        required
        labels={confidenceLabels}
        key={form.key('confidenceLevel')}
        {...form.getInputProps('confidenceLevel')}
      />
      <ScaleField
        label="Self rating"
        labels={levelLabels}
        key={form.key('selfRating')}
        {...form.getInputProps('selfRating')}
      />
      <Textarea
        label="Notes"
        rows={3}
        maxLength={limits.notes}
        placeholder="What did you do, and how did it go?"
        key={form.key('notes')}
        {...form.getInputProps('notes')}
      />
      <Textarea
        label="Reflections"
        rows={3}
        maxLength={limits.notes}
        key={form.key('reflections')}
        {...form.getInputProps('reflections')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Strengths"
          description="Separated by commas"
          key={form.key('strengths')}
          {...form.getInputProps('strengths')}
        />
        <TextInput
          label="Areas for improvement"
          description="Separated by commas"
          key={form.key('areasForImprovement')}
          {...form.getInputProps('areasForImprovement')}
        />
        <TextInput
          label="Blockers"
          description="Separated by commas"
          key={form.key('blockers')}
          {...form.getInputProps('blockers')}
        />
        <TextInput
          type="date"
          label="Next review date"
          description="When to look at it again"
          key={form.key('nextReviewDate')}
          {...form.getInputProps('nextReviewDate')}
        />
      </div>
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
