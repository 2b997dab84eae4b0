import * as v from 'valibot'
import { id, limits } from '#domain/entities/fields.ts'
import { crewSize, type Order } from '#domain/entities/order.ts'
import { maxNeededItems, neededItem } from '#domain/entities/item.ts'
import { neededSkill } from '#domain/entities/skill.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'
import { equal } from '#lib/equal.ts'

/** What an order asks of those who do it, as form fields. */
export const needEntries = {
  skills: v.pipe(v.array(neededSkill), v.maxLength(limits.list, 'tooMany')),
  crewSize,
  /** A wall-clock time in the company's zone, '' for none. */
  dueAt: v.pipe(v.string(), v.regex(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'localTime')),
  neededItems: v.pipe(v.array(neededItem), v.maxLength(maxNeededItems, 'tooMany')),
  preferredIds: v.array(id),
  excludedIds: v.array(id),
}

const entries = v.object(needEntries)
export type NeedValues = v.InferOutput<typeof entries>

type Needs = Pick<
  Order,
  'skills' | 'crewSize' | 'dueAt' | 'neededItems' | 'preferredIds' | 'excludedIds'
>

export const emptyNeeds: NeedValues = {
  skills: [],
  crewSize: 1,
  dueAt: '',
  neededItems: [],
  preferredIds: [],
  excludedIds: [],
}

export function needValues(order: Needs, timeZone: string): NeedValues {
  const { skills, crewSize: size, dueAt, neededItems, preferredIds, excludedIds } = order
  return {
    skills: [...skills],
    crewSize: size,
    dueAt: dueAt === null ? '' : toLocalTime(dueAt, timeZone),
    neededItems: [...neededItems],
    preferredIds: [...preferredIds],
    excludedIds: [...excludedIds],
  }
}

export function needsOf(values: NeedValues, timeZone: string): Needs {
  return { ...values, dueAt: fromLocalTime(values.dueAt, timeZone) }
}

/** How many kinds of needs the form holds. */
export function countNeeds(values: NeedValues): number {
  return (Object.keys(emptyNeeds) as (keyof NeedValues)[]).filter(
    (field) => !equal(values[field], emptyNeeds[field]),
  ).length
}
