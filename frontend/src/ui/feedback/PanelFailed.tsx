import { Button } from '@mantine/core';
import { Announcement } from './Announcement.tsx';

/** In the place of a drawer or a dialog whose code could not be loaded. */
export const PanelFailed = ({ retry }: { readonly retry: () => void }) => (
  <Announcement
    tone="bad"
    action={
      <Button variant="default" size="xs" onClick={retry}>
        Try again
      </Button>
    }
  >
    This part could not be loaded. Check your connection and try again.
  </Announcement>
);
