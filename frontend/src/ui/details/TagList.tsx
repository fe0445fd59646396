import { fitCount } from './fitCount.ts';
import classes from './TagList.module.css';
import { useFirstItems } from './useFirstItems.tsx';

export type Tag = { readonly key: string; readonly text: string };

export type TagListProps = {
  /** The list's label for screen readers: 'Related skills'. */
  readonly label: string;
  readonly tags: readonly Tag[];
  /** Whether tags have no background: '#react #hooks'. */
  readonly plain?: boolean;
};

/** A list of tags. At first it shows about two lines of them. Renders nothing if there are no tags. */
export const TagList = ({ label, tags, plain = false }: TagListProps) => {
  const fit = fitCount(tags.map(({ text }) => text));
  const { shown, moreButton } = useFirstItems(tags, fit, label);
  if (tags.length === 0) return null;
  return (
    <div className={classes.list} data-plain={plain || undefined}>
      <ul aria-label={label} className={classes.tags}>
        {shown.map(({ key, text }) => (
          <li key={key} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {moreButton}
    </div>
  );
};
