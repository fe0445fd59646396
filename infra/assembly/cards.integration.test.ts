import { suite } from '#functions/api/cards/all.suite.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

suite(target);
policySuite(['cards']);
