import { addressLines } from '#components/address-lines.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { address } from '#domain/entities/fields.ts'
import { priorities } from '#domain/entities/order.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import * as v from 'valibot'

/** A stored value as people say it; '' for an empty one. */
export function useValueText(): (field: string, value: unknown) => string {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const people = useLive(team())

  return (field, value) => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') {
      const priority = priorities.find((one) => one === value)
      if (field === 'priority' && priority) return t(`priority.${priority}`)
      return isInstantField(field) && value !== '' ? format.when(value, now) : value
    }
    if (Array.isArray(value)) {
      return format.list(
        value.map((one) => people?.find(({ id }) => id === one)?.name ?? String(one)),
      )
    }
    const parsed = v.safeParse(address, value)
    return parsed.success ? addressLines(parsed.output).join(', ') : JSON.stringify(value)
  }
}

function isInstantField(field: string): boolean {
  return field.startsWith('planned') || field.endsWith('At')
}
