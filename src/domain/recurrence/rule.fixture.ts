import { parseRule } from './parse-rule.ts'
import type { Rule } from './rule.ts'

/** The rule of a text that is right. */
export function ruleOf(text: string): Rule {
  const parsed = parseRule(text)
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problem)}`)
  return parsed.value
}
