import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activate, catalogue, i18n } from '#shared/language/i18n.ts';
import { languages, languageTags } from '#shared/language/languages.ts';
import { render } from '#testing/components/render.tsx';
import { browserLanguage, chooseLanguage, chosenLanguage } from './chosenLanguage.ts';
import { memo } from './useLanguage.ts';

const catalogues = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('./catalogues.ts', () => ({ loadCatalogue: catalogues.load }));

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  activate({ locale: 'en', messages: {} });
  catalogues.load.mockReset();
});

/** Runs public/first.js, as the page does before the first paint. */
const beforePaint = () => {
  document.head.innerHTML = `<meta name="languages" content="${languageTags.join(' ')}" data-right-to-left="${languages
    .filter((one) => one.isRightToLeft)
    .map(({ tag }) => tag)
    .join(' ')}">`;
  // biome-ignore lint/security/noGlobalEval: a script of the page, as it is
  globalThis.eval(readFileSync('frontend/public/first.js', 'utf8'));
  const { lang, dir } = document.documentElement;
  return `${lang} ${dir}`;
};

describe('the language of the browser', () => {
  test.each([
    [['de-AT', 'en'], 'de', 'ltr'],
    [['pt-PT'], 'pt-BR', 'ltr'],
    [['PT-br'], 'pt-BR', 'ltr'],
    [['ja', 'fr-CA', 'de'], 'fr', 'ltr'],
    [['ar-EG'], 'ar', 'rtl'],
    [['ja'], 'en', 'ltr'],
    [[], 'en', 'ltr'],
  ])('with the languages %j is %s, also before the first paint', (tags, language, dir) => {
    speaks(...tags);
    expect(browserLanguage()).toBe(language);
    expect(beforePaint()).toBe(`${language} ${dir}`);
  });

  test('is replaced by the chosen language', async () => {
    speaks('de');
    catalogues.load.mockResolvedValue({});
    await chooseLanguage('ar');
    expect(beforePaint()).toBe('ar rtl');
    localStorage.setItem('language', 'tlh');
    expect(chosenLanguage()).toBeUndefined();
    expect(beforePaint()).toBe('de ltr');
  });
});

describe('another language', () => {
  const Greeting = memo(() => <p>{i18n.t('Name')}</p>);
  const german = { Name: ['Name auf Deutsch'] };

  test('is shown without a reload, even in memoized components', async () => {
    catalogues.load.mockResolvedValue(german);
    render(<Greeting />);
    expect(screen.getByText('Name')).toBeVisible();
    await act(() => chooseLanguage('de'));
    expect(screen.getByText('Name auf Deutsch')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    await act(() => chooseLanguage('en'));
    expect(screen.getByText('Name')).toBeVisible();
  });

  test('that another tab chose is shown here', async () => {
    catalogues.load.mockResolvedValue(german);
    render(<Greeting />);
    localStorage.setItem('language', 'de');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    expect(await screen.findByText('Name auf Deutsch')).toBeVisible();
  });

  test('that fails to load leaves the current language', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    catalogues.load.mockRejectedValue(new TypeError('Failed to fetch'));
    await chooseLanguage('ar');
    expect(catalogue.locale).toBe('en');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('that was chosen last wins, even if it loads first', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    catalogues.load.mockReturnValueOnce(promise).mockResolvedValueOnce({});
    const first = chooseLanguage('ar');
    await chooseLanguage('de');
    resolve({});
    await first;
    expect(catalogue.locale).toBe('de');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });
});
