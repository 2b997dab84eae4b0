import * as v from 'valibot'
import { editedItems } from '../company/stored-items.ts'
import { idSet, limits } from '../entities/fields.ts'
import {
  basePlace,
  dayException,
  heldSkill,
  maxBreaks,
  plannedBreak,
  type StaffFields,
} from '../entities/staff.ts'
import { workingHours } from '../entities/working-hours.ts'
import { pace, paceLimits } from './pace.ts'
import { minutesOf } from './minutes-of.ts'

/** The bounds of the most minutes that a person is planned for on one day. */
const dayMinutes = { least: 30, most: 24 * 60 } as const

const possibleBreak = v.pipe(
  plannedBreak,
  v.forward(
    v.check(({ minutes }) => minutes >= 1, 'required'),
    ['minutes'],
  ),
  v.forward(
    v.check(({ from, to }) => from < to, 'startBeforeEnd'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to, minutes }) => minutes <= minutesOf(to) - minutesOf(from), 'breakTooLong'),
    ['minutes'],
  ),
)

/** What an edit may make of the fields that the office plans a person by. */
export const staffFields = {
  skills: editedItems(heldSkill, 'id', limits.list),
  weeklyHours: v.nullable(workingHours),
  breaks: editedItems(possibleBreak, 'id', maxBreaks),
  exceptions: editedItems(dayException, 'id', limits.list),
  basePlace: v.nullable(basePlace),
  maxMinutesPerDay: v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(dayMinutes.least, 'dayMinutes'),
      v.maxValue(dayMinutes.most, 'dayMinutes'),
    ),
  ),
  territoryIds: idSet,
  pace,
}

/** What is true of a person without a document. */
export const emptyStaff: StaffFields = {
  skills: [],
  weeklyHours: null,
  breaks: [],
  exceptions: [],
  basePlace: null,
  maxMinutesPerDay: null,
  territoryIds: [],
  pace: paceLimits.usual,
}
