import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { costDocument } from './document.ts';
import { measurementSchema } from './measurement.ts';

/** Writes docs/cost.md. With `--measure` it first repeats the measurements that the document is computed from. */
export const measuredFile = join(import.meta.dirname, 'measured.json');
export const documentFile = join(import.meta.dirname, '../../docs/cost.md');

export const readMeasured = () =>
  measurementSchema.parse(JSON.parse(readFileSync(measuredFile, 'utf8')));

if (import.meta.main) {
  if (process.argv.includes('--measure')) {
    const { measureDay, measureSite, measureStack } = await import('./measure.ts');
    const stack = await measureStack();
    const measured = { ...(await measureDay(undefined)), site: await measureSite(), stack };
    writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  }
  writeFileSync(documentFile, costDocument(readMeasured()));
  console.log(`Written: ${documentFile}`);
}
