import { expect, test } from 'vitest';
import { skillCategories } from '#shared/core/categories.ts';
import * as scale from '#shared/core/scale.ts';
import { projectStatuses } from '#shared/projects/model.ts';
import { resourceStatuses } from '#shared/resources/model.ts';
import { categoryLabel } from './skills/categoryLabel.ts';
import { confidenceLabels, levelLabels } from './skills/scaleLabels.ts';
import { statusLabel } from './status/statusLabel.ts';

test('in English, the labels of choices equal the values that are sent', () => {
  expect(skillCategories.map(categoryLabel)).toEqual([...skillCategories]);
  const statuses = [...projectStatuses, ...resourceStatuses];
  expect(statuses.map(statusLabel)).toEqual(statuses);
  expect(confidenceLabels()).toEqual([...scale.confidenceLabels]);
  expect(levelLabels()).toEqual([...scale.levelLabels]);
});
