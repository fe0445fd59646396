import { textParts } from '#shared/core/textParts.ts';
import classes from './LinkedText.module.css';

/** A text that a person wrote. Its line breaks stay, and its web addresses are links. Nothing else is markup. */
export const LinkedText = ({ text }: { readonly text: string }) => (
  <p className={classes.text} dir="auto">
    {textParts(text).map((part, index) =>
      part.href === undefined ? (
        part.text
      ) : (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may appear twice
          key={index}
          href={part.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {part.text}
        </a>
      ),
    )}
  </p>
);
