import { milliText, parseMilli } from '#components/document/number-text.ts'
import { percentText } from '#components/company/parse-percent.ts'
import { amountText } from '#components/text/amount-text.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import {
  maxMarkup,
  type PriceChange,
  type PriceRule,
  type PriceTarget,
} from '#domain/pricing/price-rule.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** A price of a list as it is typed. */
export interface RuleValues {
  readonly target: PriceTarget['kind']
  readonly itemId: string
  readonly category: string
  readonly change: PriceChange['kind']
  /** An amount or a percentage. */
  readonly value: string
  readonly from: string
}

export type RuleFault = 'item' | 'category' | 'value' | 'from'

/** What the form starts with. */
export function ruleValues(rule: PriceRule | null, currency: string, locale: string): RuleValues {
  const { target = { kind: 'item', itemId: '' }, change, fromMilli = 0 } = rule ?? {}
  return {
    target: target.kind,
    itemId: target.kind === 'item' ? target.itemId : '',
    category: target.kind === 'category' ? target.category : '',
    change: change?.kind ?? 'fixed',
    value: change ? valueText(change, currency, locale) : '',
    from: fromMilli === 0 ? '' : milliText(fromMilli, locale),
  }
}

function valueText(change: PriceChange, currency: string, locale: string): string {
  return change.kind === 'fixed'
    ? amountText(change.minor, currency, locale)
    : percentText(change.milliPercent, locale)
}

/** What is wrong with it; null where it can be kept. */
export function ruleFault(values: RuleValues, currency: string): RuleFault | null {
  if (values.target === 'item' && values.itemId === '') return 'item'
  if (values.target === 'category' && values.category.trim() === '') return 'category'
  if (changeOf(values, currency) === null) return 'value'
  return fromOf(values) === undefined ? 'from' : null
}

/** The rule of values without a fault. */
export function ruleOf(id: string, values: RuleValues, currency: string): PriceRule | null {
  const change = changeOf(values, currency)
  const fromMilli = fromOf(values)
  if (change === null || fromMilli === undefined) return null
  return { id, target: targetOf(values), change, fromMilli }
}

function targetOf({ target, itemId, category }: RuleValues): PriceTarget {
  if (target === 'item') return { kind: 'item', itemId }
  return target === 'category' ? { kind: 'category', category: category.trim() } : { kind: 'all' }
}

function changeOf({ change, value }: RuleValues, currency: string): PriceChange | null {
  if (value.trim() === '') return null
  if (change === 'fixed') {
    const minor = parseMinor(value, currency)
    return minor === undefined ? null : { kind: 'fixed', minor }
  }
  const percent = parseNumber(value.replace('%', ''))
  if (percent === null || percent === undefined || percent < 0) return null
  const milliPercent = Math.round(percent * 1000)
  const most = change === 'markup' ? maxMarkup : 100_000
  return milliPercent > most ? null : { kind: change, milliPercent }
}

function fromOf({ from }: RuleValues): number | undefined {
  if (from.trim() === '') return 0
  const milli = parseMilli(from)
  return milli === undefined || milli < 0 ? undefined : milli
}
