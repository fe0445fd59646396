import { suite } from '#functions/api/projects/all.suite.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

suite(target);
policySuite(['projects']);
