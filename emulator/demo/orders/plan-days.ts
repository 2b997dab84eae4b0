import type { Calendar } from '../base/calendar.ts'
import {
  type DemoPerson,
  former,
  leftDaysAgo,
  onCall,
  technician,
  technicians,
} from '../people/people.ts'
import { createRandom, type Random } from '../base/random.ts'

/** The part of one technician's day that one order gets. */
export interface Slot {
  readonly day: number
  readonly technician: DemoPerson
  /** Which of the technician's orders of the day it is, from 0. */
  readonly nth: number
  /** Local time in hours. */
  readonly start: number
  /** The longest that the work may take and leave time to drive to the next. */
  readonly minutes: number
  readonly isLastOfDay: boolean
}

interface Shift {
  readonly person: DemoPerson
  load: number
}

const firstDay = -42
const lastDay = 21

/** `count` slots in order of time, most of them around today and never two at once for one technician. */
export function planDays(seed: string, count: number, calendar: Calendar): readonly Slot[] {
  const random = createRandom(`${seed}/days`)
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, i) => firstDay + i)
  const crews = new Map(
    days.map((day): [number, readonly Shift[]] => [
      day,
      crewOf(day, calendar, random).map((person) => ({ person, load: 0 })),
    ]),
  )
  const mine = crews.get(0)?.find(({ person }) => person === technician)
  if (mine !== undefined) mine.load = calendar.isWeekend(0) ? 3 : 4
  const freeOn = (day: number): readonly Shift[] =>
    (crews.get(day) ?? []).filter(
      (one) => one.load < (calendar.isWeekend(day) ? 2 : 4) && one !== mine,
    )
  const weightNow = (day: number): number =>
    freeOn(day).length === 0 ? 0 : weightOf(day, calendar)
  const weights = new Map(days.map((day) => [day, weightNow(day)]))
  for (let planned = mine?.load ?? 0; planned < count; planned++) {
    const day = random.pickWeighted(days, (one) => weights.get(one) ?? 0)
    const free = freeOn(day)
    const least = Math.min(...free.map(({ load }) => load))
    random.pick(free.filter(({ load }) => load === least)).load += 1
    weights.set(day, weightNow(day))
  }
  return days
    .flatMap((day) =>
      (crews.get(day) ?? []).flatMap(({ person, load }) =>
        slotsOf(day, person, load, calendar, random),
      ),
    )
    .toSorted((a, b) => a.day - b.day || a.start - b.start)
}

function crewOf(day: number, calendar: Calendar, random: Random): readonly DemoPerson[] {
  const standBy: readonly DemoPerson[] = day === 0 ? Object.values(onCall) : []
  const onDuty = technicians.filter(
    (person) => !standBy.includes(person) && (person !== former || day < -leftDaysAgo),
  )
  if (!calendar.isWeekend(day)) return onDuty
  const rota = random.shuffle(onDuty).slice(0, 2)
  return day === 0 ? [technician, ...rota.filter((person) => person !== technician)] : rota
}

function weightOf(day: number, calendar: Calendar): number {
  const nearness = day < 0 ? 4 + 7 * Math.exp(day / 8) : 1 + 14 * Math.exp(-day / 6)
  return calendar.isWeekend(day) ? nearness / 5 : nearness
}

function slotsOf(
  day: number,
  person: DemoPerson,
  load: number,
  calendar: Calendar,
  random: Random,
): Slot[] {
  const [opens, closes] = calendar.hoursOf(day)
  const quarters = Math.floor(((closes - opens) * 4) / Math.max(load, 1))
  return Array.from({ length: load }, (_, i) => {
    const late = random.int(0, Math.max(1, quarters - 10))
    return {
      day,
      technician: person,
      nth: i,
      start: opens + (i * quarters + late) / 4,
      minutes: (quarters - late - 2) * 15,
      isLastOfDay: i === load - 1,
    }
  })
}
