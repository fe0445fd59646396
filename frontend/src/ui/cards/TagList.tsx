import classes from './TagList.module.css';

export type Tag = { readonly key: string; readonly text: string };

export type TagListProps = {
  /** The label for screen readers: 'Related skills'. */
  readonly label: string;
  readonly tags: readonly Tag[];
  /** Without a background: '#react #hooks'. */
  readonly plain?: boolean;
};

/** A list of tags; renders nothing where it is empty. */
export const TagList = ({ label, tags, plain = false }: TagListProps) =>
  tags.length > 0 && (
    <ul aria-label={label} className={classes.tags} data-plain={plain || undefined}>
      {tags.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
