import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { takingOver } from './taking-over.ts'

const at = '2026-05-04T08:00:00.000Z'
const asked = (by: string) => ({ [by]: { by, part: 1, reason: 'late', at, keptAt: null } as const })
const crew = { assigneeIds: ['ana', 'ben'], status: 'dispatched', isSent: true } as const

test('where someone asked to be relieved, only others are offered and the rest of the crew stays', () => {
  const { othersOnly, crewWith } = takingOver(
    boardItem('leak', { ...crew, reassignRequests: asked('ana') }),
  )
  expect([othersOnly, crewWith('cleo')]).toEqual([true, ['ben', 'cleo']])
})

test('else anyone may take it, alone', () => {
  const { othersOnly, crewWith } = takingOver(boardItem('leak', crew))
  expect([othersOnly, crewWith('ana')]).toEqual([false, ['ana']])
})
