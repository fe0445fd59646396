import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

export const AddButton = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button
    component={Link}
    to={to}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);
