import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Data } from '#data/index.ts'
import { DataProvider } from '#data/react.ts'
import { finding } from '#domain/dispatch/finding.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import type { BoardActions } from './use-board-actions.ts'
import { useBoardCommands } from './use-board-commands.ts'

beforeAll(() => showMessages('en', enApp))

test('time off is stored where a rule forbids all moves of the day', () => {
  const plan = vi.fn<BoardActions['plan']>()
  const absence = {
    absenceId: 'a1',
    userId: 't1',
    kind: 'sick',
    fromOn: '2026-05-04',
    toOn: '2026-05-04',
    note: '',
  } as const
  const session = { get: () => ({ kind: 'starting' }), subscribe: () => () => undefined }

  function Drop() {
    const { reassign } = useBoardCommands({
      actions: { plan } as unknown as BoardActions,
      people: new Map(),
      check: (item) => [finding('outsideHours', item.id, {}, 'block')],
    })
    reassign([[boardItem('o1'), { assigneeIds: ['t2'] }]], absence)
    return null
  }
  renderToStaticMarkup(
    <DataProvider data={{ session } as unknown as Data}>
      <Drop />
    </DataProvider>,
  )
  expect(plan).toHaveBeenCalledWith([], 'Time off added', { addsAbsence: absence })
})
