import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { languages } from '#shared/language/languages.ts';

/** A select that shows each language under its own name. */
export const LanguageSelect = ({ children, ...props }: NativeSelectProps) => (
  <NativeSelect
    aria-label={i18n.t('Language')}
    leftSection={<IconLanguage size={18} aria-hidden="true" />}
    {...props}
  >
    {children}
    {languages.map(({ tag, name }) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </NativeSelect>
);
