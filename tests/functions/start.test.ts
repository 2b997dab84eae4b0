import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toFields } from '#emulator/demo/to-fields.ts'
import { startDaybook } from '#emulator/start-daybook.ts'

/** A folder like the repository, with an app that is one empty page. */
function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'daybook-root-'))
  for (const file of ['firebase.json', 'firestore.rules', 'firestore.indexes.json'])
    copyFileSync(file, join(root, file))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html>')
  symlinkSync(resolve('functions'), join(root, 'functions'), 'dir')
  return root
}

test('an invite that is written to the running product is in its mailbox', async () => {
  const root = makeRoot()
  const logged: string[] = []
  const daybook = await startDaybook({
    root,
    dataDir: join(root, 'data'),
    port: 0,
    appPort: 0,
    functions: {},
    log: (level, message) => void (level === 'error' && logged.push(message)),
  })
  const { emulator, appUrl, functions, accounts } = daybook
  const path = 'companies/demo-company/inviteMails/i1'
  await emulator.engine.commit([
    {
      update: {
        name: `projects/${emulator.projectId}/databases/(default)/documents/${path}`,
        fields: toFields(path, {
          email: 'tomas@example.com',
          code: 'c0de-of-sixteen-letters',
          language: 'en',
          companyName: 'Harbour Field Services',
          inviterName: 'Ingrid Sable',
          name: 'Tomas',
          note: '',
          role: 'technician',
          expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        }),
      },
    },
  ])
  const mailbox = async (): Promise<string> =>
    (await fetch(`${emulator.url}/emulator/mailbox`)).text()
  await expect.poll(mailbox).toContain('Ingrid Sable invited you to Harbour Field Services')
  // The demo company was there before, so no one of it is welcomed.
  await functions?.idle()
  const ids = [...(await mailbox()).matchAll(/href="\/emulator\/mailbox\/(mail-[^"]+)"/g)]
  expect(ids).toHaveLength(1)
  const message = await fetch(`${emulator.url}/emulator/mailbox/${ids[0]?.[1]}/body`)
  expect(await message.text()).toContain(`${appUrl}/accept-invite#demo-company.c0de-of`)

  const email = accounts[0]?.email ?? ''
  const asked = await fetch(`${appUrl}/api/sendPasswordMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email, language: 'es' } }),
  })
  expect(await asked.json()).toEqual({ result: { isMailed: true } })
  await expect.poll(mailbox).toContain('Restablece tu contraseña')
  expect(logged).toEqual([])
  await daybook.close()
  rmSync(root, { recursive: true, force: true })
})
