import { resourceSchema } from '#shared/resources/model.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { paths } from '../../paths.ts';
import { ResourceForm } from './ResourceForm.tsx';

export const ResourceFormPage = () => (
  <ItemFormPage
    name="Resource"
    schema={resourceSchema}
    addTitle="Add Resource"
    listName="learning planner"
    listPath={paths.learningPlanner}
  >
    {(resource) => <ResourceForm resource={resource} />}
  </ItemFormPage>
);
