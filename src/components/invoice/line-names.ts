import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import type { Translate } from '#messages/index.ts'

/** What lines are called that are made from work and have no name of their own. */
export function lineNames(t: Translate): LineNames {
  return {
    labor: t('invoices.lineNames.labor'),
    travel: t('invoices.lineNames.travel'),
    part: t('invoices.lineNames.part'),
  }
}
