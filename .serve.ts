import { startCairn } from '#testing/engines/harness.ts';
const c = await startCairn(); console.log('URL ' + c.url);
