import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { StatusName } from './StatusName.tsx';
import { StatusSelect } from './StatusSelect.tsx';

test('StatusSelect shows the status and changes it', async () => {
  const Status = () => {
    const [value, setValue] = useState<'Planning' | 'Completed'>('Planning');
    const values = ['Planning', 'Completed'] as const;
    return <StatusSelect label="Status of Rust" {...{ value, values }} onChange={setValue} />;
  };
  const { user } = render(<Status />);
  const select = screen.getByRole('combobox', { name: 'Status of Rust' });
  expect(select).toHaveValue('Planning');
  await user.selectOptions(select, 'Completed');
  expect(select).toHaveValue('Completed');
  await expectAccessible();
});

test('StatusName shows the status without a control', async () => {
  render(<StatusName status="Completed" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Completed')).toBeVisible();
  await expectAccessible();
});
