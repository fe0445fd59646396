import { reasonOfIssue } from '#shared/calls/fieldReasons.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { maxParts, partInput } from '#shared/resources/model.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { readPartLine } from './partLines.ts';

/** The lines of a text that are not blank, with their numbers. */
const numberedLines = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');

/**
 * The error of a text with one part per line. The error names the first wrong line. Undefined if all lines can be
 * saved.
 * @param before how many parts the resource already has
 */
export const partsError = (text: string, before = 0): string | undefined => {
  const lines = numberedLines(text);
  const tooMany = lines[Math.max(0, maxParts - before)];
  if (tooMany)
    return sentenceOf(resourceReasons.lineTooMany({ line: tooMany.number, max: maxParts }));
  for (const { line, number } of lines) {
    const [issue] = partInput.safeParse(readPartLine(line)).error?.issues ?? [];
    if (issue)
      return i18n.t('Line {line, number}: {message}', {
        line: number,
        message: sentenceOf(reasonOfIssue(issue)),
      });
  }
  return undefined;
};
