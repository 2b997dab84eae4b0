import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** The violations that axe finds, each with the elements concerned. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The pages have no frames, and gathering the results in another page takes longer than the check.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

export async function axeIsClean(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
}
