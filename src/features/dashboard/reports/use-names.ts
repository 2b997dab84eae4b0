import { customerList, team, templateList } from '#data/index.ts'
import { useLive, useTerritories } from '#data/react.ts'
import type { Dimension } from '#domain/metrics/dimensions.ts'
import { useFormat, useT } from '#messages/index.ts'

interface Option {
  readonly value: string
  readonly label: string
}

export interface Names {
  readonly technicians: readonly Option[]
  readonly territories: readonly Option[]
  readonly customers: readonly Option[]
  readonly templates: readonly Option[]
  /** What a group of a report is called; '' has a name too. */
  readonly nameOf: (by: Dimension, key: string) => string
}

/** The names behind the ids of a report. */
export function useNames(): Names {
  const t = useT()
  const format = useFormat()
  const people = useLive(team()) ?? []
  const customers = (useLive(customerList()) ?? []).map(({ customer }) => ({
    value: customer.id,
    label: customer.name,
  }))
  const templates = (useLive(templateList()) ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  const territories = useTerritories()
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const everyone = people.map(({ id, name, email }) => ({ value: id, label: name || email }))
  const working = new Set(people.filter(({ role }) => role === 'technician').map(({ id }) => id))
  const lists = { technician: everyone, customer: customers, template: templates }
  return {
    technicians: everyone.filter(({ value }) => working.has(value)),
    territories,
    customers,
    templates,
    nameOf(by, key) {
      if (by === 'all') return t('metrics.total')
      if (by === 'week') return t('metrics.weekOf', { date: format.day(key) })
      if (key === '') return t(`metrics.none.${by}`)
      return lists[by].find(({ value }) => value === key)?.label ?? t('metrics.formerName')
    },
  }
}
