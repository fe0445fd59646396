import * as z from 'zod/mini';
import { exportSchema } from './export/model.ts';

/** The JSON Schema of `cairn.json`. */
export const exportDocument = () => ({
  title: 'Everything a person keeps in Cairn',
  ...z.toJSONSchema(exportSchema, { io: 'output', unrepresentable: 'any' }),
});
