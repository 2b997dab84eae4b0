import type { DemoCustomer } from './customers.ts'

type Week = Readonly<Record<string, readonly { readonly start: string; readonly end: string }[]>>

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const weekend = ['saturday', 'sunday']

function week(days: readonly string[], start: string, end: string): Week {
  return Object.fromEntries(
    [...workdays, ...weekend].map((day) => [day, days.includes(day) ? [{ start, end }] : []]),
  )
}

const school = week(workdays, '07:00', '18:00')
const late = week([...workdays, ...weekend], '10:00', '22:00')

/** By site: when it is open, where that is not always. Schools close in the evening; one site opens late. */
export function openingHours(
  customers: readonly DemoCustomer[],
  lateSiteId: string,
): ReadonlyMap<string, Week> {
  const schools = customers.filter(({ kind }) => kind === 'school').flatMap(({ sites }) => sites)
  return new Map([...schools.map(({ id }) => [id, school] as const), [lateSiteId, late]])
}
