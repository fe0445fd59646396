import type { ReactNode } from 'react';
import { isLanguage } from '#shared/language/languages.ts';
import { LanguageSelect } from '../../forms/fields/LanguageSelect.tsx';
import { chooseLanguage } from '../../language/chosenLanguage.ts';
import { useLanguage } from '../../language/useLanguage.ts';
import { usePageHeading } from '../../ui/page/usePageHeading.ts';
import { Mark } from '../../ui/theme/Mark.tsx';
import classes from './AuthPage.module.css';

type AuthPageProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  readonly links: ReactNode;
  /** Shown above the title, instead of the product's mark. */
  readonly story?: ReactNode;
};

/** A page with one column, for people who need not be signed in. */
export const AuthPage = ({ title, subtitle, children, links, story }: AuthPageProps) => (
  <div className={classes.page}>
    {story ?? <Mark size={44} />}
    <h1 {...usePageHeading(title)}>{title}</h1>
    <p className={classes.subtitle}>{subtitle}</p>
    <div className={classes.panel}>{children}</div>
    <div className={classes.links}>{links}</div>
    <ChosenLanguage />
  </div>
);

/** Chooses the language. At sign-in, an account without a language takes over this choice. */
const ChosenLanguage = () => (
  <LanguageSelect
    className={classes.language}
    value={useLanguage()}
    onChange={({ currentTarget: { value } }) => isLanguage(value) && void chooseLanguage(value)}
  />
);
