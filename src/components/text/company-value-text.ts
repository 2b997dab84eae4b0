import * as v from 'valibot'
import { optionalFeatures, type OptionalFeature } from '#domain/access/optional-features.ts'
import { barrier } from '#domain/company/dispatch/barrier.ts'
import { arrivalWindow } from '#domain/company/dispatch/arrival-windows.ts'
import { expiredSkillRules } from '#domain/company/settings.ts'
import { planningLimits } from '#domain/company/dispatch/planning-limits.ts'
import { isPlanningTerm } from '#domain/company/dispatch/planning-terms.ts'
import { planningWeight } from '#domain/company/dispatch/planning-weights.ts'
import { territory } from '#domain/company/dispatch/territory.ts'
import { holiday } from '#domain/company/holiday.ts'
import { groupedIban } from '#domain/company/iban.ts'
import { alertOffers } from '#domain/company/settings.ts'
import { taxCategories } from '#domain/company/tax-code.ts'
import { taxId } from '#domain/company/tax-id.ts'
import type { Format, MessageKey, Translate } from '#messages/index.ts'
import { lengthText } from './length-text.ts'

type Words = Pick<Format, 'clock' | 'day' | 'percent'>

const taxItem = v.object({
  code: v.string(),
  label: v.optional(v.string(), ''),
  rateMilliPercent: v.number(),
  category: v.picklist(taxCategories),
})

export const featureNames = {
  schedule: 'shell.schedule',
  tracking: 'shell.map',
  inventory: 'shell.inventory',
} as const satisfies Record<OptionalFeature, MessageKey>

/** Settings that are on or off. */
const switches: ReadonlySet<string> = new Set([
  'sendsWelcome',
  'takesPaymentsOnSite',
  'techniciansSeePrices',
])

/** An item of one of a company's lists as text; null for anything else. */
export function companyItemText(t: Translate, format: Words, item: unknown): string | null {
  if (v.is(holiday, item)) return [format.day(item.on), item.label].filter(Boolean).join(' ')
  if (v.is(taxId, item)) return `${item.label}: ${item.value}`
  if (v.is(arrivalWindow, item)) return `${format.clock(item.from)} – ${format.clock(item.to)}`
  if (v.is(territory, item)) return item.name
  if (v.is(barrier, item)) return `${item.name}: ${t('weights.minutes', { minutes: item.minutes })}`
  if (v.is(planningWeight, item) && isPlanningTerm(item.id))
    return `${t(`planningTerm.${item.id}`)}: ${t('weights.minutes', { minutes: item.value })}`
  const tax = v.safeParse(taxItem, item)
  if (!tax.success) return null
  const { code, label, rateMilliPercent, category } = tax.output
  const kind =
    category === 'S' ? format.percent(rateMilliPercent / 100_000) : t(`taxCategory.${category}`)
  return [code, label, kind].filter(Boolean).join(' · ')
}

/** The value of a company's setting as text; null where it needs no words of its own. */
export function companyValueText(
  t: Translate,
  format: Words,
  field: string,
  value: unknown,
): string | null {
  if (field === 'taxRateMilliPercent' && typeof value === 'number')
    return format.percent(value / 100_000)
  if (switches.has(field) && typeof value === 'boolean') return t(value ? 'value.on' : 'value.off')
  if (Object.hasOwn(planningLimits, field) && typeof value === 'number')
    return lengthText(t, value * 60_000)
  if (typeof value !== 'string') return null
  const rule = expiredSkillRules.find((one) => one === value)
  if (field === 'expiredSkill' && rule) return t(`expiredSkill.${rule}`)
  const offer = alertOffers.find((one) => one === value)
  if (field === 'alertOffer' && offer) return t(`alertOffer.${offer}`)
  if (field === 'cashRounding' && value === '') return t('invoiceTerms.exact')
  if (field === 'iban') return groupedIban(value)
  if (field === 'quietHours') return value.replace('-', '–')
  const feature = optionalFeatures.find((one) => one === value)
  return field === 'feature' && feature ? t(featureNames[feature]) : null
}
