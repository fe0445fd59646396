import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Assessment } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { isAskingToDiscard } from '../../../forms/askToDiscard.ts';
import { paths } from '../../../paths.ts';
import { useIsPhone } from '../../../ui/browser/useMedia.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { AssessmentForm } from './AssessmentForm.tsx';

type Props = {
  /** The id of the skill to assess; '' lets the person choose. Null if no new assessment is made. */
  readonly skillId: string | null;
  /** All assessments; undefined while they load. */
  readonly assessments: readonly Assessment[] | undefined;
  /** The assessment to edit, instead of a new one. */
  readonly editing?: Assessment | undefined;
  readonly onClose: () => void;
};

/** The form for a new or edited assessment. Closing it keeps the input. */
export const AssessmentModal = ({ skillId, assessments, editing, onClose }: Props) => {
  const isPhone = useIsPhone();
  const isOpen = skillId !== null || editing !== undefined;
  const { data, error, retry } = useRoute(skills.list, skillId === null ? null : {});

  // The form stays visible while it closes.
  const shown = useRef<{ skill: string; assessment?: Assessment | undefined }>({ skill: '' });
  if (isOpen) shown.current = { skill: skillId ?? '', assessment: editing };
  const { skill, assessment } = shown.current;
  return (
    <Modal
      opened={isOpen}
      onClose={() => isAskingToDiscard() || onClose()}
      title={assessment ? i18n.t('Edit Assessment') : i18n.t('New Assessment')}
      size={640}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': i18n.t('Close'), size: isPhone ? 44 : 'md', iconSize: 20 }}
    >
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load skills')}
          notLoaded={i18n.t(
            'Your skills have not been loaded on this device yet. Go online to load them.',
          )}
          onRetry={retry}
        />
      )}
      {!assessment && data?.skills.length === 0 ? (
        <EmptyState
          title={i18n.t('No skills yet')}
          text={i18n.t(
            'An assessment is about one of your skills. Add a skill first, then come back.',
          )}
          action={
            <Button component={Link} to={paths.skillAdd}>
              {i18n.t('Add your first skill')}
            </Button>
          }
        />
      ) : (
        <AssessmentForm
          key={assessment?._id ?? skill}
          skills={data?.skills}
          haveFailed={error !== undefined && data === undefined}
          skillId={skill}
          assessments={assessments}
          assessment={assessment}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};
