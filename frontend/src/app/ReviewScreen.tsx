import { HabitOffers } from '../features/habits/pause/HabitOffers.tsx';
import { ReviewPage } from '../features/reviews/page/ReviewPage.tsx';

export const ReviewScreen = () => (
  <ReviewPage offers={(habit, fewer) => <HabitOffers habit={habit} fewer={fewer} />} />
);
