import * as v from 'valibot'
import { storedItems } from '../company/stored-items.ts'
import {
  address,
  calendarDay,
  geo,
  id,
  limits,
  line,
  stamps,
  storedIdSet,
  type Entity,
} from './fields.ts'
import { skillLevels } from './skill.ts'
import { wholeBetween } from './whole-between.ts'
import { localTime, workingDay, workingHours } from './working-hours.ts'

/** The most breaks of one day. */
export const maxBreaks = 4

const wholeNumber = v.pipe(v.number(), v.integer())

/** A skill that a person holds; its id is that of the company's skill. */
export const heldSkill = v.object({
  id,
  level: v.picklist(skillLevels),
  /** The last day on which it is valid; null for as long as they hold it. */
  expiresOn: v.nullable(calendarDay),
})

/** A break of some minutes that lies somewhere between two local times. */
export const plannedBreak = v.object({
  id,
  from: localTime,
  to: localTime,
  minutes: wholeNumber,
  isPaid: v.boolean(),
})

/** A day with other hours than usual; its id is the day. Without spans the person does not work. */
export const dayException = v.object({ id: calendarDay, spans: workingDay, note: line })

/** Where a person's day begins. */
export const basePlace = v.object({ address, geo: v.nullable(geo) })

/**
 * `staff/{uid}`: skills, hours and base location of one person. Only they and the office read it. A person without a
 * document has no skills and works the company's hours. `staff-fields.ts` says what an edit may contain.
 */
export const staffSchema = v.object({
  ...stamps,
  userId: id,
  skills: storedItems(heldSkill, 'id', limits.list),
  /** null: the company's hours. */
  weeklyHours: v.nullable(workingHours),
  breaks: storedItems(plannedBreak, 'id', maxBreaks),
  exceptions: storedItems(dayException, 'id', limits.list),
  /** null: the company's address. */
  basePlace: v.nullable(basePlace),
  /** The most minutes of work on one day; null for no limit. */
  maxMinutesPerDay: v.nullable(wholeNumber),
  /** Ids of the company's territories in which they work; none: everywhere. */
  territoryIds: v.fallback(storedIdSet, []),
  /** How long they take for work, in percent of its planned minutes. */
  pace: v.fallback(wholeBetween(50, 200), 100),
})

export type Staff = Entity<typeof staffSchema>
export type HeldSkill = v.InferOutput<typeof heldSkill>
export type PlannedBreak = v.InferOutput<typeof plannedBreak>
export type DayException = v.InferOutput<typeof dayException>
export type BasePlace = v.InferOutput<typeof basePlace>
/** What the office plans a person by. */
export type StaffFields = Omit<Staff, keyof typeof stamps | 'id' | 'userId'>
