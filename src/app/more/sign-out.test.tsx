import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '#data/index.ts'
import { DataProvider } from '#data/react.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { SignOut } from './sign-out.tsx'

beforeAll(() => showMessages('en', enApp))

function shown(status: object | undefined): string {
  const live = (value: unknown) => ({ get: () => value, subscribe: () => () => undefined })
  const data = { session: live({ kind: 'signedIn' }), status: live(status) } as unknown as Data
  return renderToStaticMarkup(
    <DataProvider data={data}>
      <MemoryRouter>
        <SignOut />
      </MemoryRouter>
    </DataProvider>,
  )
}

test('signing out is offered once the unsent changes are known', () => {
  expect(shown(undefined)).toBe('')
  expect(shown({ unsent: 1, state: { connection: 'offline' } })).toContain('Sign out')
})
