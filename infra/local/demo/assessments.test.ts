import { describe, expect, test } from 'vitest';

import { type AssessmentFacts, assessmentStats } from '#shared/assessments/rules.ts';
import { demoAssessments } from './assessments.ts';
import { demoDays } from './days.fixture.ts';
import { demoDocument } from './document.ts';

describe.each(demoDays)('on %s', (today) => {
  test('the demo has every confidence level, no assessment in the future, and some overdue reviews', async () => {
    const { assessments } = await demoDocument(today);
    // `demoDocument` leaves out assessments whose skill does not exist, so the numbers would differ.
    expect(assessments).toHaveLength(Object.values(demoAssessments).flat().length);
    const facts = assessments.map(
      ({ skill, ...one }): AssessmentFacts & { readonly category: string } => ({
        ...one,
        skillId: skill?._id ?? '',
        category: skill?.category ?? '',
      }),
    );
    const stats = assessmentStats(facts as never, today);
    expect(stats).toMatchObject({ totalAssessments: 19, recentAssessments: 4, overdueReviews: 3 });
    expect(Object.values(stats.confidenceDistribution).every((count) => count > 0)).toBe(true);
    expect(Object.keys(stats.assessmentsByCategory).length).toBeGreaterThan(5);
    for (const { assessmentDate } of assessments) expect(assessmentDate <= today).toBe(true);
  });
});
