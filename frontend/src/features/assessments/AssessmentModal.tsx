import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/useRoute.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { phoneQuery } from '../../ui/page/phoneQuery.ts';
import { AssessmentForm } from './AssessmentForm.tsx';

type Props = {
  /** The id of the skill to assess, '' to choose one; null closes the form. */
  readonly skillId: string | null;
  readonly onClose: () => void;
};

/** The form for a new assessment. Closing it keeps what was written. */
export const AssessmentModal = ({ skillId, onClose }: Props) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const { data, error, retry } = useRoute(skills.list, skillId === null ? null : {});
  // A dialog that mounts open can't return the focus afterwards, so it opens a moment later.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  // While it closes, it still shows its form.
  const asked = useRef('');
  if (skillId !== null) asked.current = skillId;
  return (
    <Modal
      opened={mounted && skillId !== null}
      onClose={onClose}
      title="New Assessment"
      size={640}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close', size: isPhone ? 44 : 'md', iconSize: 20 }}
      attributes={{ header: { role: 'none' } }}
      transitionProps={{ duration: 150 }}
    >
      {error && <ErrorBanner error={error} fallback="Failed to load skills" onRetry={retry} />}
      {data?.skills.length === 0 ? (
        <EmptyState
          title="No skills yet"
          text="An assessment is about one of your skills. Add a skill first, then come back."
          action={
            <Button component={Link} to={paths.skillAdd}>
              Add your first skill
            </Button>
          }
        />
      ) : (
        <AssessmentForm
          key={asked.current}
          skills={data?.skills}
          asked={asked.current}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};
