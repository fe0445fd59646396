import { Trans } from '@lingui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

const addOne = (to: string) => ({ 0: <Link to={to} /> });

const sentences = {
  habits: <Trans id="No habits yet. <0>Add one</0>" components={addOne(paths.habitAdd)} />,
  skills: <Trans id="No skills yet. <0>Add one</0>" components={addOne(paths.skillAdd)} />,
  time: <Trans id="No time logged yet. <0>Log some</0>" components={addOne(paths.skillGoals)} />,
  resources: <Trans id="No resources yet. <0>Add one</0>" components={addOne(paths.resourceAdd)} />,
  projects: <Trans id="No projects yet. <0>Add one</0>" components={addOne(paths.projectAdd)} />,
  assessments: (
    <Trans id="No assessments yet. <0>Make one</0>" components={addOne(paths.assess(''))} />
  ),
};

/** Shown in a chart or card without data: a link to add the first item. */
export const NoneYet = ({ of }: { readonly of: keyof typeof sentences }) => sentences[of];
