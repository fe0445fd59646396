/** The fenced code blocks of one language in a Markdown text. A block in a list loses the indentation of its item. */
export const markdownBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
