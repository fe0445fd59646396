import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { LoadingCards } from '../../ui/feedback/LoadingCards.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';

/** Placeholders while the projects load. */
export const ProjectsLoading = () => (
  <Loading label="Loading projects...">
    <LoadingStats />
    <LoadingCards count={2} height={244} min={420} />
    <Bone height={36} />
    <LoadingCards count={6} height={360} min={340} />
  </Loading>
);
