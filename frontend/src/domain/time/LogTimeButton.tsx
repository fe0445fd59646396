import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import type { LogTimeProps } from './LogTimeDialog.tsx';

const LogTimeDialog = lazyPart(async () => (await import('./LogTimeDialog.tsx')).LogTimeDialog);

/** Opens the dialog to log time of a resource or project. */
export const LogTimeButton = (props: LogTimeProps) => {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
        aria-label={i18n.t('Log time for {name}', { name: props.source.name })}
        onClick={() => {
          setTurn(turn + 1);
          setOpen(true);
        }}
      >
        {i18n.t('Log time')}
      </Button>
      {turn > 0 && (
        <Suspense fallback={null}>
          <LogTimeDialog key={turn} {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
