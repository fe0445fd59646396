import { Bone, Loading } from '../ui/Loading.tsx';
import { LoadingCards } from '../ui/LoadingCards.tsx';
import { LoadingStats } from '../ui/LoadingStats.tsx';

/** The page's shapes while the projects are on their way. */
export const ProjectsLoading = () => (
  <Loading label="Loading projects...">
    <LoadingStats />
    <LoadingCards count={2} height={244} min={420} />
    <Bone height={36} />
    <LoadingCards count={6} height={360} min={340} />
  </Loading>
);
