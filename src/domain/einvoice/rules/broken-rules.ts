import type { EInvoice } from '../model.ts'
import { categoryRules } from './category-rules.ts'
import { codeRules } from './code-rules.ts'
import { decimalRules } from './decimal-rules.ts'
import { requiredRules } from './required-rules.ts'
import type { Rule } from './rule.ts'
import { sumRules } from './sum-rules.ts'
import { xrechnungRules } from './xrechnung-rules.ts'

/** The business rules of EN 16931 about everything that an e-invoice of ours can say. */
export const rules: readonly Rule[] = [
  ...requiredRules,
  ...sumRules,
  ...categoryRules,
  ...decimalRules,
  ...codeRules,
  ...xrechnungRules,
]

/** The rules that an e-invoice breaks. */
export function brokenRules(invoice: EInvoice): readonly Rule[] {
  return rules.filter(({ holds }) => !holds(invoice))
}
