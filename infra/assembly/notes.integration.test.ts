import { suite } from '#functions/api/notes/all.suite.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

suite(target);
policySuite(['notes']);
