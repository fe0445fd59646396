import { Button, TextInput } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { useCopy } from '../../../forms/fields/useCopy.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { FoldHeading, useFold } from '../../../ui/page/Fold.tsx';
import classes from './AddFromPage.module.css';
import { bookmarkOf } from './bookmark.ts';

/**
 * Explains how to fill the form from any page. The bookmark's address is a text to copy, because a link to it would run
 * as a script of this site.
 */
export const AddFromPage = () => {
  const fold = useFold('resources.add-from-page', false);
  return (
    <section className={classes.help}>
      <FoldHeading {...fold}>{i18n.t('Add from any page')}</FoldHeading>
      {fold.isOpen && <Ways />}
    </section>
  );
};

const Ways = () => {
  const bookmark = bookmarkOf(location.origin, paths.resourceAdd);
  const { field, outcome, copy } = useCopy(
    bookmark,
    i18n.t('Your browser blocks copying. The address is selected: copy it yourself.'),
  );
  return (
    <div className={classes.ways}>
      <p>
        {i18n.t(
          'On Android and ChromeOS, install Cairn. It is then one of the apps to which you can share a page.',
        )}
      </p>
      <p>
        {i18n.t(
          'In any other browser, make a new bookmark with this as its address. On the page that you want to add, press the bookmark.',
        )}
      </p>
      <div className={classes.bookmark}>
        <TextInput
          ref={field}
          label={i18n.t('Address of the bookmark')}
          value={bookmark}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={copy}>
          {i18n.t('Copy')}
        </Button>
      </div>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <p>
        {i18n.t(
          'This form then opens with the page’s title and link. Nothing is saved until you save it.',
        )}
      </p>
    </div>
  );
};
