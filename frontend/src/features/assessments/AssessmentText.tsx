import type { Assessment } from '#shared/assessments/model.ts';
import classes from './Assessment.module.css';
import { LongText } from './LongText.tsx';

/** All texts of an assessment that are not empty. */
export const AssessmentText = ({ assessment }: { readonly assessment: Assessment }) => {
  const { notes, reflections, strengths, areasForImprovement, blockers } = assessment;
  const lists: [label: string, items: readonly string[]][] = [
    ['Strengths', strengths],
    ['Areas for improvement', areasForImprovement],
    ['Blockers', blockers],
  ];
  return (
    <>
      {notes && <LongText label="Notes" text={notes} />}
      {reflections && <LongText label="Reflections" text={reflections} />}
      {lists.map(
        ([label, items]) =>
          items.length > 0 && (
            <div key={label} className={classes.part}>
              <h3>{label}</h3>
              <ul className={classes.items}>
                {[...new Set(items)].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
};
