import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { WeekView } from './week-view.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

const monday = '2026-01-05'

const entryOn = (day: string): TimeEntry => ({
  id: day,
  userId: 'me',
  kind: 'day',
  orderId: null,
  startedAt: `${day}T08:00:00Z`,
  endedAt: `${day}T09:00:00Z`,
  note: `of ${day}`,
  createdAt: `${day}T08:00:00Z`,
  createdBy: 'me',
  schema: 1,
  updatedAt: `${day}T09:00:00Z`,
  updatedBy: 'me',
  deletedAt: null,
})

function daysShown(office: boolean): readonly string[] {
  const html = renderToStaticMarkup(
    <WeekView
      userId="me"
      week={monday}
      entries={[entryOn('2026-01-05'), entryOn('2026-01-07')]}
      timeZone="UTC"
      office={office}
      weeks={[]}
      nameOf={() => undefined}
      save={() => new Promise(() => undefined)}
    />,
  )
  return [...html.matchAll(/of (2026-01-\d\d)/g)].map(([, day = '']) => day)
}

test('a person’s own week begins with the latest day, the office reads it from Monday on', () => {
  expect(daysShown(false)).toEqual(['2026-01-07', '2026-01-05'])
  expect(daysShown(true)).toEqual(['2026-01-05', '2026-01-07'])
})

test('work is named by its order and leads there', () => {
  const html = renderToStaticMarkup(
    <WeekView
      userId="me"
      week={monday}
      entries={[{ ...entryOn(monday), kind: 'order', orderId: 'o1' }]}
      orders={new Map([['o1', { title: 'Fix boiler', customerName: 'Fern Hotel' }]])}
      timeZone="UTC"
      weeks={[]}
      nameOf={() => undefined}
      save={() => new Promise(() => undefined)}
    />,
  )
  expect(html).toMatch(/href="\/orders\/o1"[^>]*>Fix boiler · Fern Hotel</)
})

test('work on an order that left this device goes by its title as far as it is known, else by its number', () => {
  const week = (keptTitle?: () => string) =>
    renderToStaticMarkup(
      <WeekView
        userId="me"
        week={monday}
        entries={[{ ...entryOn(monday), kind: 'order', orderId: 'o1' }]}
        orders={new Map()}
        keptTitle={keptTitle}
        timeZone="UTC"
        weeks={[]}
        nameOf={() => undefined}
        save={() => new Promise(() => undefined)}
      />,
    )
  expect(week(() => 'Fix boiler')).toContain('>Fix boiler<')
  expect(week()).toContain(`>${orderRef('o1')}<`)
  expect(week()).not.toContain('href="/orders/o1"')
})

test('an entry that ended within a minute has no row, one that runs or is a minute long has', () => {
  const span = (id: string, startedAt: string, endedAt: string | null): TimeEntry => ({
    ...entryOn(monday),
    id,
    kind: 'travel',
    note: `note ${id}`,
    startedAt: `${monday}T${startedAt}Z`,
    endedAt: endedAt === null ? null : `${monday}T${endedAt}Z`,
  })
  const html = renderToStaticMarkup(
    <WeekView
      userId="me"
      week={monday}
      entries={[
        span('tiny', '08:00:00', '08:00:59'),
        span('short', '08:01:00', '08:02:00'),
        span('running', '08:03:00', null),
      ]}
      timeZone="UTC"
      weeks={[]}
      nameOf={() => undefined}
      save={() => new Promise(() => undefined)}
    />,
  )
  expect(html).not.toContain('note tiny')
  expect(html).toContain('note short')
  expect(html).toContain('note running')
})
