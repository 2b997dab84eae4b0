import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** What axe complains of, each with the elements it means. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Without frames in a page there is nothing to gather in another one, which takes longer than the look.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

export async function axeIsClean(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
}
