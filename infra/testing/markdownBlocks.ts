/** The fenced code blocks of a language in a Markdown text. In a list, a block is indented like its item. */
export const markdownBlocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
