import { projectSchema } from '#shared/projects/model.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { paths } from '../../paths.ts';
import { ProjectForm } from './ProjectForm.tsx';

export const ProjectFormPage = () => (
  <ItemFormPage
    name="Project"
    schema={projectSchema}
    addTitle="Add Project"
    listName="projects list"
    listPath={paths.miniProjects}
  >
    {(project) => <ProjectForm project={project} />}
  </ItemFormPage>
);
