import type { Locator } from '@playwright/test';

/** Chooses both ratings of an assessment's form: again after a first one, none is selected. */
export async function rate(form: Locator, confidence: number, rating: number): Promise<void> {
  for (const [scale, value] of [
    ['Confidence level', confidence],
    ['Self rating', rating],
  ] as const) {
    const step = form.getByRole('group', { name: scale }).locator(`input[value="${value}"]`);
    await step.check();
  }
}
