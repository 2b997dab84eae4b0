import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from './board-item.fixture.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { BoardItem } from './use-board.ts'
import { WithSelectionBar } from './with-selection-bar.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

const commands = { assign: () => {}, unassign: () => {}, send: () => {}, lock: () => {} }
const waiting = { ...boardItem('waiting'), assigneeIds: [], start: null }
const planned = { ...boardItem('planned'), assigneeIds: ['t1'], start: '2026-05-04T09:00:00Z' }

function offered(picked: readonly BoardItem[]): readonly string[] {
  const bar = renderToStaticMarkup(
    <SelectionBar picked={picked} commands={commands} onClear={() => {}} />,
  )
  return [...bar.matchAll(/<button[^>]*>(.*?)<\/button>/gu)].map(([, label = '']) =>
    label.replaceAll(/<[^>]+>/gu, ''),
  )
}

test('what waits in the queue can neither be sent nor go back there', () => {
  expect(offered([waiting])).toEqual(['Assign or move…', 'Lock', 'Clear selection'])
  expect(offered([waiting, planned])).toEqual([
    'Assign or move…',
    'Send to the technician',
    'Back to the queue',
    'Lock',
    'Clear selection',
  ])
})

test('visits that are all locked can be unlocked together', () => {
  expect(offered([{ ...planned, locked: 'both' }])).toContain('Unlock')
  expect(offered([{ ...planned, locked: 'both' }, waiting])).toContain('Lock')
})

test.each([
  [[], null],
  [['planned'], null],
  [['waiting', 'planned', 'gone'], '2 visits selected'],
])('with %j selected on the board its bar says %s', (selected, count) => {
  const view = renderToStaticMarkup(
    <WithSelectionBar
      items={new Map([waiting, planned].map((item) => [item.id, item]))}
      selected={selected}
      commands={commands}
      onClear={() => {}}
    >
      lanes
    </WithSelectionBar>,
  )
  expect(/<output[^>]*>([^<]*)</u.exec(view)?.[1] ?? null).toBe(count)
})
