import { useState } from 'react';
import { fitCount } from './fitCount.ts';
import { MoreItems } from './MoreButton.tsx';
import classes from './TagList.module.css';

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
