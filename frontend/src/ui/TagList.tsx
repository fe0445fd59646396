import classes from './TagList.module.css';

export type Tag = { readonly key: string; readonly text: string };

export type TagListProps = {
  /** What they are, for those who hear it: 'Related skills'. */
  readonly label: string;
  readonly tags: readonly Tag[];
  /** Without a ground of their own: '#react #hooks'. */
  readonly plain?: boolean;
};

/** Short words about something; nothing at all where there are none. */
export const TagList = ({ label, tags, plain = false }: TagListProps) =>
  tags.length > 0 && (
    <ul aria-label={label} className={classes.tags} data-plain={plain || undefined}>
      {tags.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
