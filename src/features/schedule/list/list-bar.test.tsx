import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import type { BoardItem } from '../board/use-board.ts'
import { ListBar } from './list-bar.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

const commands = { assign: () => {}, unassign: () => {}, send: () => {} }
const waiting = { ...boardItem('waiting'), assigneeIds: [], start: null }
const planned = { ...boardItem('planned'), assigneeIds: ['t1'], start: '2026-05-04T09:00:00Z' }

function offered(picked: readonly BoardItem[]): readonly string[] {
  const bar = renderToStaticMarkup(
    <ListBar picked={picked} commands={commands} onClear={() => {}} />,
  )
  return [...bar.matchAll(/<button[^>]*>(.*?)<\/button>/gu)].map(([, label = '']) =>
    label.replaceAll(/<[^>]+>/gu, ''),
  )
}

test('what waits in the queue can neither be sent nor go back there', () => {
  expect(offered([waiting])).toEqual(['Assign or move…', 'Clear selection'])
  expect(offered([waiting, planned])).toEqual([
    'Assign or move…',
    'Send to the technician',
    'Back to the queue',
    'Clear selection',
  ])
})
