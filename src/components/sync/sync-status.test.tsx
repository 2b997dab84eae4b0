import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { SyncState } from '#domain/sync/sync-state.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { SyncStatus } from './sync-status.tsx'

beforeAll(() => showMessages('en', enStart))

function shown(unsent: SyncState['unsent']) {
  const offline = { kind: 'offline', hasNetwork: false, unsent, connection: 'offline' } as const
  const syncing = { kind: 'syncing', unsent, connection: 'connected' } as const
  return [offline, syncing].map((state) =>
    renderToStaticMarkup(<SyncStatus status={{ state, oldestAt: null }} />),
  )
}

test('what is uploaded is named by what it is', () => {
  const [offline, syncing] = shown({ changes: 0, photos: 1, files: 0 })
  expect(offline).toContain('1 photo waiting')
  expect(syncing).toContain('Syncing 1 photo')
  const [offlineFile, syncingFiles] = shown({ changes: 0, photos: 1, files: 1 })
  expect(offlineFile).toContain('1 file waiting')
  expect(syncingFiles).toContain('Syncing 1 file')
  expect(shown({ changes: 0, photos: 2, files: 1 })[0]).toContain('2 files waiting')
})

test('the age of the oldest change is told from a minute on', () => {
  const state = {
    kind: 'offline',
    hasNetwork: false,
    unsent: { changes: 1, photos: 0, files: 0 },
    connection: 'offline',
  } as const
  const label = (secondsAgo: number) =>
    renderToStaticMarkup(
      <SyncStatus
        onPress={() => undefined}
        status={{ state, oldestAt: new Date(Date.now() - secondsAgo * 1000).toISOString() }}
      />,
    )
  expect(label(125)).toContain('The oldest change is')
  expect(label(20)).not.toContain('The oldest change is')
})
