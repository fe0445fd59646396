import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { assessments as routes } from '#shared/assessments/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { titles } from '../../../titles.ts';
import { useUrlParam } from '../../../ui/browser/useUrlParam.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { AssessmentModal } from '../form/AssessmentModal.tsx';
import { statsOf } from '../view.ts';
import { AssessmentList } from './AssessmentList.tsx';

export const AssessmentsPage = () => {
  const loaded = useRoute(routes.list, { query: {} });
  const { assessing, assess, edited, edit, close } = useAssessing();
  const [wanted, setWanted] = useState(false);
  const assessments = loaded.data?.assessments;
  const editing = assessments?.find(({ _id }) => _id === edited);
  const today = useToday();
  const stats = useMemo(() => statsOf(assessments ?? [], today), [assessments, today]);
  if ((assessing !== null || editing) && !wanted) setWanted(true);
  const open = () => assess('');
  const onAssess = useCallback(({ skill }: Assessment) => assess(skill?._id ?? ''), [assess]);
  const onEdit = useCallback(({ _id }: Assessment) => edit(_id), [edit]);

  return (
    <>
      <ListPage
        title={titles.selfAssessment()}
        action={
          <Button
            leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
            onClick={open}
          >
            {titles.assessmentAdd()}
          </Button>
        }
        loaded={loaded}
        loading={i18n.t('Loading assessments...')}
        failure={
          assessments ? i18n.t('Failed to fetch assessments') : i18n.t('Failed to load assessments')
        }
      >
        {(data) => (
          <AssessmentList
            assessments={data.assessments}
            stats={stats}
            onFirst={open}
            onAssess={onAssess}
            onEdit={onEdit}
          />
        )}
      </ListPage>
      {wanted && (
        <AssessmentModal
          skillId={assessing}
          assessments={assessments}
          editing={editing}
          onClose={close}
        />
      )}
    </>
  );
};

/**
 * Returns whether the form is open, and for which skill (`?assess=<skill>`) or assessment (`?edit=<id>`). The state is
 * in the URL, so other pages can link to the form.
 */
function useAssessing() {
  const [assessing, assess] = useUrlParam('assess');
  const [edited, edit] = useUrlParam('edit');
  return {
    /** A skill's id; '' before one is chosen. Null if no new assessment is made. */
    assessing,
    assess,
    /** The id of the edited assessment. */
    edited,
    edit,
    close: () => {
      assess(null);
      edit(null);
    },
  };
}
