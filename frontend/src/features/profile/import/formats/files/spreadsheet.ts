import { i18n } from '#shared/language/i18n.ts';

export const spreadsheetMessage = () =>
  i18n.t('This is a spreadsheet. Open it, save it as CSV, and choose that file.');

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether the bytes are an Excel file from before Excel 2007 (.xls). */
export const isOldSpreadsheet = (bytes: Uint8Array): boolean =>
  compoundFile.every((byte, index) => bytes[index] === byte);

/** Files inside the zips of Excel, OpenDocument and Numbers. */
export const spreadsheetFiles: ReadonlySet<string> = new Set([
  'xl/workbook.xml',
  'content.xml',
  'Index/Document.iwa',
]);
