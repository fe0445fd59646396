import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

export const AddProject = ({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.projectAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);
