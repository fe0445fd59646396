import { skillSchema } from '#shared/skills/model.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { paths } from '../../paths.ts';
import { SkillForm } from './SkillForm.tsx';

export const SkillFormPage = () => (
  <ItemFormPage
    name="Skill"
    schema={skillSchema}
    addTitle="Add New Skill"
    listName="skills list"
    listPath={paths.skills}
  >
    {(skill) => <SkillForm skill={skill} />}
  </ItemFormPage>
);
