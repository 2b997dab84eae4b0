import * as v from 'valibot'
import { calendarDay, code, id } from '../entities/fields.ts'
import { storedItems } from './stored-items.ts'

export const mostHolidays = 200

/** A day on which the company does not work. Those that the app adds have the day as their id. */
export const holiday = v.object({ id, on: calendarDay, label: code })
export type Holiday = v.InferOutput<typeof holiday>

export const storedHolidays = storedItems(holiday, 'id', mostHolidays)
