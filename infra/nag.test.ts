import { variants } from './checks/variants.ts';
import { nagSuite } from './nag.suite.ts';

// The smallest and the largest stack.
nagSuite({ stage: 'dev' });
nagSuite({ ...variants['prod-all'] });
