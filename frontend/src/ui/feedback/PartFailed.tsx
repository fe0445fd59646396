import { Button } from '@mantine/core';
import { Announcement } from './Announcement.tsx';
import { Banner } from './Banner.tsx';

type Props = { readonly retry: () => void };

const message = 'This part could not be loaded. Check your connection and try again.';

const TryAgain = ({ retry }: Props) => (
  <Button variant="default" size="xs" onClick={retry}>
    Try again
  </Button>
);

/** In the place of a part of a page whose code could not be loaded. */
export const PartFailed = (props: Props) => (
  <Banner tone="neutral" action={<TryAgain {...props} />}>
    {message}
  </Banner>
);

/** The same for what opens over the page: a drawer, a dialog. */
export const PanelFailed = (props: Props) => (
  <Announcement tone="bad" action={<TryAgain {...props} />}>
    {message}
  </Announcement>
);
