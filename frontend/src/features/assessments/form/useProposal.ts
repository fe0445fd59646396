import { useEffect, useRef } from 'react';
import type { Inputs } from '../../../forms/useForm.ts';
import type { AssessmentFormValues } from './assessmentForm.ts';
import { changedProposals, type Proposal } from './proposal.ts';

/** Updates untouched inputs when the proposal changes: when a skill is chosen, and when the assessments have loaded. */
export const useProposal = (form: Inputs<AssessmentFormValues>, proposal: Proposal | undefined) => {
  const shown = useRef(proposal);
  const { confidenceLevel, selfRating, nextReviewDate } = proposal ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal changes them
  useEffect(() => {
    if (!proposal || !shown.current) return;
    form.setValues(changedProposals(form.getValues(), shown.current, proposal));
    shown.current = proposal;
  }, [confidenceLevel, selfRating, nextReviewDate]);
};
