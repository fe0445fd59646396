import { CardGrid } from '../cards/CardGrid.tsx';
import { Bone } from './Loading.tsx';

/** The placeholder of a CardGrid of `count` cards. */
export const LoadingCards = ({
  count = 3,
  height = 240,
  min,
}: {
  count?: number;
  height?: number;
  min?: number;
}) => (
  <CardGrid {...(min === undefined ? {} : { min })}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
      <Bone key={i} height={height} />
    ))}
  </CardGrid>
);
