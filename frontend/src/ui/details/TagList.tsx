import { useState } from 'react';
import { fitCount } from './fitCount.ts';
import { MoreItems } from './MoreButton.tsx';
import classes from './TagList.module.css';

export type Tag = { readonly key: string; readonly text: string };

export type TagListProps = {
  /** The label for screen readers: 'Related skills'. */
  readonly label: string;
  readonly tags: readonly Tag[];
  /** Whether the tags have no background: '#react #hooks'. */
  readonly plain?: boolean;
};

/** A list of tags, cut to about two lines at first. Renders nothing if it is empty. */
export const TagList = ({ label, tags, plain = false }: TagListProps) => {
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  const fit = fitCount(tags.map(({ text }) => text));
  const more = tags.length - fit;
  return (
    <div className={classes.list} data-plain={plain || undefined}>
      <ul aria-label={label} className={classes.tags}>
        {tags.slice(0, isOpen ? undefined : fit).map(({ key, text }) => (
          <li key={key} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <MoreItems isOpen={isOpen} onToggle={() => setOpen(!isOpen)} more={more} list={label} />
    </div>
  );
};
