import { calendarDay } from '#domain/entities/fields.ts'
import * as v from 'valibot'

export const boardViews = ['day', 'week', 'month', 'list'] as const
export type BoardView = (typeof boardViews)[number]

export const queueTabs = ['unassigned', 'followUps', 'duePlans', 'onHold', 'problems'] as const
export type QueueTab = (typeof queueTabs)[number]

/** Pixels per minute of the day view, from a day at a glance to five minutes that can be grabbed. */
export const zoomSteps = [0.6, 1, 1.6, 2.4, 3.6, 5] as const
const normalZoom = 1
/** The usual step of a wide screen, where the working day fills the width: the normal one shows an empty evening. */
export const wideZoom = 2

/** What of the board is shown. All of it is in the URL, so that a link or a reload shows the same. */
export interface BoardAddress {
  readonly view: BoardView
  /** 'YYYY-MM-DD' in the company's zone. */
  readonly day: string
  /** Index into `zoomSteps`. */
  readonly zoom: number
  /** Only people who hold this skill; '' for everyone. */
  readonly skill: string
  /** Only people and waiting work of this territory; '' for all. */
  readonly territory: string
  readonly queue: QueueTab
  /** Ids of the selected visits. */
  readonly selected: readonly string[]
  readonly isDense: boolean
  /** Whether the map is shown: beside the board, or instead of it where the screen has no room for both. */
  readonly hasMap: boolean
}

const address = v.object({
  view: v.fallback(v.picklist(boardViews), 'day'),
  day: v.fallback(v.nullable(calendarDay), null),
  zoom: v.fallback(
    v.nullable(
      v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.maxValue(zoomSteps.length - 1)),
    ),
    null,
  ),
  skill: v.fallback(v.string(), ''),
  territory: v.fallback(v.string(), ''),
  queue: v.fallback(v.picklist(queueTabs), 'unassigned'),
  selected: v.fallback(v.string(), ''),
})

/** Reads the address from a URL's query; what is missing or invalid is the usual. */
export function readAddress(
  query: URLSearchParams,
  today: string,
  usualZoom: number = normalZoom,
): BoardAddress {
  const read = v.parse(address, {
    view: query.get('view'),
    day: query.get('day'),
    zoom: query.get('zoom'),
    skill: query.get('skill') ?? '',
    territory: query.get('territory') ?? '',
    queue: query.get('queue'),
    selected: query.get('visit') ?? '',
  })
  return {
    ...read,
    day: read.day ?? today,
    zoom: read.zoom ?? usualZoom,
    selected: read.selected.split(',').filter(Boolean),
    isDense: query.get('dense') === '1',
    hasMap: query.get('map') === '1',
  }
}

/** The query with these parts of the address; usual ones are left out. */
export function withAddress(
  query: URLSearchParams,
  changes: Partial<BoardAddress>,
  today: string,
  usualZoom: number = normalZoom,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string | undefined, usual: string) => {
    if (value === undefined) return
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  put('view', changes.view, 'day')
  put('day', changes.day, today)
  put('zoom', changes.zoom?.toString(), String(usualZoom))
  put('skill', changes.skill, '')
  put('territory', changes.territory, '')
  put('queue', changes.queue, 'unassigned')
  put('visit', changes.selected?.join(','), '')
  put('dense', flag(changes.isDense), '')
  put('map', flag(changes.hasMap), '')
  return next
}

/** Whether Back should lead from one query to the other: to another view or day, and not to another selection or zoom. */
export function isOtherView(before: URLSearchParams, after: URLSearchParams, today: string) {
  const [from, to] = [readAddress(before, today), readAddress(after, today)]
  return from.view !== to.view || from.day !== to.day
}

/** What of a query is shown again when one comes back to the board: not what is selected or open. */
export function keptQuery(query: URLSearchParams): string {
  const kept = ['view', 'day', 'zoom', 'skill', 'territory', 'queue', 'dense', 'map']
  return new URLSearchParams([...query].filter(([name]) => kept.includes(name))).toString()
}

function flag(isOn: boolean | undefined): string | undefined {
  return isOn === undefined ? undefined : isOn ? '1' : ''
}
