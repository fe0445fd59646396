import type { Locator } from '@playwright/test';

/** Chooses both ratings in an assessment's form. After a skill's first assessment, no rating is preselected. */
export async function rate(form: Locator, confidence: number, rating: number): Promise<void> {
  for (const [scale, value] of [
    ['Confidence level', confidence],
    ['Self rating', rating],
  ] as const) {
    const step = form.getByRole('group', { name: scale }).locator(`input[value="${value}"]`);
    await step.check();
  }
}
