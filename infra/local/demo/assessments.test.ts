import { describe, expect, test } from 'vitest';
import { assessmentFields } from '#shared/assessments/model.ts';
import { type AssessmentFacts, assessmentStats } from '#shared/assessments/rules.ts';
import { assessmentOf, demoAssessments } from './assessments.ts';
import { demoDays } from './days.fixture.ts';
import { demoSkills } from './demoSkills.ts';

const names = demoSkills.map(({ skill }) => skill.name);
const idOf = (name: string) => `01JZ${String(names.indexOf(name)).padStart(22, '0')}`;
const on = (today: string) =>
  Object.entries(demoAssessments).flatMap(([name, made]) =>
    made.map((demo) => assessmentOf(demo, idOf(name), today)),
  );

test('it assesses only skills that were created before', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(demoAssessments)));
});

describe.each(demoDays)('on %s', (today) => {
  test('the API accepts all of it, on past days', () => {
    for (const body of on(today)) {
      expect(assessmentFields.create.parse(body)).toEqual(body);
      expect(body.assessmentDate && body.assessmentDate <= today).toBe(true);
    }
  });

  test('it shows every confidence, and some overdue reviews', () => {
    const facts = on(today).map((body, index): AssessmentFacts & { category: string } => ({
      _id: String(index).padStart(3, '0'),
      skillId: body.skill,
      confidenceLevel: body.confidenceLevel,
      selfRating: body.selfRating ?? 3,
      assessmentDate: body.assessmentDate ?? today,
      nextReviewDate: body.nextReviewDate ?? null,
      category: demoSkills.find(({ skill }) => idOf(skill.name) === body.skill)?.skill
        .category as string,
    }));
    const stats = assessmentStats(facts, today);
    expect(stats).toMatchObject({ totalAssessments: 19, recentAssessments: 4, overdueReviews: 3 });
    expect(Object.values(stats.confidenceDistribution).every((count) => count > 0)).toBe(true);
    expect(Object.keys(stats.assessmentsByCategory).length).toBeGreaterThan(5);
  });
});
