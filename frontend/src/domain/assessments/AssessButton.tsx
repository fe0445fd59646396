import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';

export const AssessButton = ({ _id, name }: { readonly _id: string; readonly name: string }) => (
  <Button
    component={Link}
    to={paths.assess(_id)}
    variant="light"
    size="xs"
    aria-label={i18n.t('Assess {name}', { name })}
  >
    {i18n.t('Assess')}
  </Button>
);
