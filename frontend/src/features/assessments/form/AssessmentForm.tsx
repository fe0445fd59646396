import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { limits } from '#shared/calls/fields.ts';
import { daysBetween } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { createAssessment, updateAssessment } from '../../../domain/assessments/edits.ts';
import { categoryLabel } from '../../../domain/skills/categoryLabel.ts';
import { confidenceLabels, levelLabels } from '../../../domain/skills/scaleLabels.ts';
import { byRecency } from '../../../domain/skills/skillOptions.ts';
import { FieldPair, Form } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { same } from '../../../forms/formValues.ts';
import { useDraftForm } from '../../../forms/useDraftForm.ts';
import { useSave } from '../../../forms/useSave.ts';
import { EvidenceField } from '../evidence/EvidenceField.tsx';
import { skillName } from '../view.ts';
import {
  type AssessmentFormValues,
  createBody,
  formErrors,
  formValues,
  patchBody,
} from './assessmentForm.ts';
import { lastOf, proposalAfter } from './proposal.ts';
import { ScaleField } from './ScaleField.tsx';
import { SinceLine } from './SinceLine.tsx';
import { useProposal } from './useProposal.ts';

type Props = {
  /** Undefined while the skills load, or if loading failed. */
  readonly skills: readonly Skill[] | undefined;
  /** Whether the skills failed to load. The dialog says why. */
  readonly haveFailed?: boolean;
  /** The id of the skill to assess; '' lets the person choose. */
  readonly skillId: string;
  /** The assessments of all skills, to show a skill's last values; undefined while they load. */
  readonly assessments: readonly Assessment[] | undefined;
  /** The edited assessment; missing for a new one. */
  readonly assessment?: Assessment | undefined;
  readonly onClose: () => void;
};

export const AssessmentForm = ({ skills, skillId, assessments, assessment, ...rest }: Props) => {
  const { haveFailed = false, onClose } = rest;
  const today = useToday();
  const isSaving = useRef(false);
  // While an assessment is being saved, it does not yet count as the last one.
  const known = useRef(assessments);
  if (!isSaving.current) known.current = assessments;
  const proposalFor = (skill: string) =>
    proposalAfter(skill === '' ? null : lastOf(skill, known.current), today);
  const initialValues = assessment
    ? formValues(assessment)
    : { ...formValues(), skill: skillId, ...proposalFor(skillId) };
  const failure = assessment
    ? i18n.t('Failed to save assessment')
    : i18n.t('Failed to create assessment');
  const { form, frame, giveUp } = useDraftForm<AssessmentFormValues>({
    name: 'assessment',
    item: assessment ?? (skillId ? { _id: skillId } : undefined),
    initialValues,
    validate: (values) => formErrors(values, assessment),
    save: useSave({
      item: assessment,
      create: createAssessment,
      update: updateAssessment,
      createBody,
      patchBody,
      newLabel: () => i18n.t('New assessment'),
      editLabel: (edited) => i18n.t('Assessment of {name}: edited', { name: skillName(edited) }),
      failure,
    }),
    fallback: failure,
    // No warning is needed if only a chosen skill and its proposed values would be lost.
    hasInput: (values) => {
      const { skill } = values;
      return !same(values, { ...initialValues, skill, ...(!assessment && proposalFor(skill)) });
    },
    onSaved: onClose,
  });
  const only = skills?.length === 1 ? skills[0]?._id : undefined;
  isSaving.current = frame.busy;
  const { skill, nextReviewDate } = form.values;
  const isChosen = skill !== '';
  const last = (!assessment && lastOf(skill, known.current)) || undefined;
  const proposal = assessment ? undefined : proposalFor(skill);
  useProposal(form, proposal);
  const isProposed = nextReviewDate !== '' && nextReviewDate === proposal?.nextReviewDate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's setter stays the same
  useEffect(() => {
    if (only && !isChosen) form.setFieldValue('skill', only);
  }, [only, isChosen]);

  return (
    <Form
      {...frame}
      submit={assessment ? i18n.t('Save changes') : i18n.t('Save assessment')}
      actions={
        <Button size="md" variant="default" onClick={() => giveUp(onClose)}>
          {i18n.t('Cancel')}
        </Button>
      }
    >
      {assessment ? (
        <TextInput label={i18n.t('Skill')} readOnly value={skillName(assessment)} />
      ) : (
        <NativeSelect
          label={i18n.t('Skill')}
          required
          data-autofocus
          disabled={haveFailed && !isChosen}
          {...form.getInputProps('skill')}
        >
          <SkillOptions
            skills={skills}
            skillId={form.values.skill}
            meanwhile={haveFailed ? i18n.t('Not loaded') : i18n.t('Loading skills...')}
          />
        </NativeSelect>
      )}
      {last && <SinceLine skill={skill} date={last.assessmentDate} />}
      <ScaleField
        label={i18n.t('Confidence level')}
        required
        labels={confidenceLabels()}
        last={last?.confidenceLevel}
        {...form.getInputProps('confidenceLevel')}
      />
      <ScaleField
        label={i18n.t('Self rating')}
        required={last !== undefined}
        labels={levelLabels()}
        meanings={skills?.find(({ _id }) => _id === skill)?.levels}
        last={last?.selfRating}
        {...form.getInputProps('selfRating')}
      />
      <Textarea
        label={i18n.t('Notes')}
        rows={3}
        {...limitTo(limits.notes)}
        placeholder={i18n.t('What did you do, and how did it go?')}
        {...form.getInputProps('notes')}
      />
      <Textarea
        label={i18n.t('Reflections')}
        rows={3}
        {...limitTo(limits.notes)}
        {...form.getInputProps('reflections')}
      />
      <EvidenceField
        skill={skill}
        current={assessment?.evidence ?? []}
        {...form.getInputProps('evidence')}
      />
      <FieldPair>
        <TextInput
          label={i18n.t('Strengths')}
          description={i18n.t('Separated by commas')}
          {...form.getInputProps('strengths')}
        />
        <TextInput
          label={i18n.t('Areas for improvement')}
          description={i18n.t('Separated by commas')}
          {...form.getInputProps('areasForImprovement')}
        />
        <TextInput
          label={i18n.t('Blockers')}
          description={i18n.t('Separated by commas')}
          {...form.getInputProps('blockers')}
        />
        <TextInput
          type="date"
          label={i18n.t('Next review date')}
          description={
            isProposed && last?.nextReviewDate
              ? i18n.t(
                  '{days, plural, one {In # day, as last time} other {In # days, as last time}}',
                  {
                    days: daysBetween(last.assessmentDate, last.nextReviewDate),
                  },
                )
              : i18n.t('When to look at it again')
          }
          {...form.getInputProps('nextReviewDate')}
        />
      </FieldPair>
    </Form>
  );
};

/** The chosen skill is an option from the start, so it stays chosen while the skills load. */
const SkillOptions = ({
  skills,
  skillId,
  meanwhile,
}: Pick<Props, 'skills' | 'skillId'> & { readonly meanwhile: string }) => {
  if (!skills) {
    return (
      <>
        <option value="">{skillId ? i18n.t('Choose a skill') : meanwhile}</option>
        {skillId && <option value={skillId}>{meanwhile}</option>}
      </>
    );
  }
  const { recent, others } = byRecency(skills);
  return (
    <>
      <option value="">{i18n.t('Choose a skill')}</option>
      {recent.length === 0 ? (
        options(others)
      ) : (
        <>
          <optgroup label={i18n.t('Recent')}>{options(recent)}</optgroup>
          {others.length > 0 && <optgroup label={i18n.t('All others')}>{options(others)}</optgroup>}
        </>
      )}
    </>
  );
};

const options = (skills: readonly Skill[]) =>
  skills.map(({ _id, name, category }) => (
    <option key={_id} value={_id} dir="auto">
      {`${name} (${categoryLabel(category)})`}
    </option>
  ));
