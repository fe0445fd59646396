import { variants } from './checks/variants.ts';
import { nagSuite } from './nag.suite.ts';

for (const settings of Object.values(variants)) nagSuite(settings);
