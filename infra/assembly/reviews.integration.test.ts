import { suite } from '#functions/api/reviews/all.suite.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

suite(target);
policySuite(['reviews']);
