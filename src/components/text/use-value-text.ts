import * as v from 'valibot'
import { answer } from '#domain/checklist/answer.ts'
import { trackingModes } from '#domain/entities/company.ts'
import { address, calendarDay, geo, instant } from '#domain/entities/fields.ts'
import { itemKinds } from '#domain/entities/item.ts'
import { priorities } from '#domain/entities/order.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { companyItemText, companyValueText } from './company-value-text.ts'
import { planValueText } from '../staff/plan-value-text.ts'
import { gradedText } from '../order/answer-text.ts'

interface Person {
  readonly id: string
  readonly name: string
}

/** Fields that hold another document's id, whose name is not available here. */
const references: ReadonlySet<string> = new Set([
  'customerId',
  'siteId',
  'primarySiteId',
  'laborItemId',
  'priceListId',
])

/** A stored field's value as text; '' for an empty one. `skills` are the company's, to name those that people hold. */
export function useValueText(
  people: readonly Person[] | undefined,
  skills: readonly CompanySkill[] = [],
): (field: string, value: unknown) => string {
  const t = useT()
  const format = useFormat()
  const now = useNow()

  return (field, value) => {
    const plan = planValueText({ t, format, skills }, field, value)
    if (plan !== undefined) return plan
    if (value === null || value === undefined) return ''
    const setting = companyValueText(t, format, field, value)
    if (setting !== null) return setting
    if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off')
    if (typeof value === 'number')
      return field.endsWith('Minor') ? format.money(value) : format.number(value)
    if (typeof value === 'string') return textOf(field, value)
    if (Array.isArray(value)) {
      return format.list(value.map(itemText))
    }
    if (v.is(geo, value)) return `${value.latitude}, ${value.longitude}`
    const given = v.safeParse(answer, value)
    if (given.success) return gradedText(t, format, given.output)
    const parsed = v.safeParse(address, value)
    return parsed.success ? addressLines(parsed.output).join(', ') : t('value.details')
  }

  function itemText(value: unknown): string {
    if (typeof value === 'number') return format.number(value)
    if (typeof value !== 'string') return companyItemText(t, format, value) ?? t('value.details')
    return people?.find(({ id }) => id === value)?.name ?? value
  }

  function textOf(field: string, value: string): string {
    const priority = priorities.find((one) => one === value)
    if (field === 'priority' && priority) return t(`priority.${priority}`)
    const kind = itemKinds.find((one) => one === value)
    if (field === 'kind' && kind) return t(`itemKind.${kind}`)
    const mode = trackingModes.find((one) => one === value)
    if (field === 'tracking' && mode) return t(`trackingMode.${mode}`)
    const status = orderStatuses.find((one) => one === value)
    if (field === 'status' && status) return t(`orderStatus.${status}`)
    if (references.has(field) && value !== '') return t('value.reference')
    if (v.is(calendarDay, value)) return format.day(value)
    return isInstantField(field) && v.is(instant, value) ? format.when(value, now) : value
  }
}

function isInstantField(field: string): boolean {
  return field.startsWith('planned') || field.endsWith('At')
}
