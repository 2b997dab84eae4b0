import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeDataDir, removeDataDir, testRules } from './tools/start-test-emulator.ts'

vi.setConfig({ testTimeout: 60_000 })

const repository = resolve(import.meta.dirname, '../..')
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

interface Program {
  readonly child: ChildProcess
  /** Resolves with the whole output once it matches. */
  prints(pattern: RegExp): Promise<string>
  readonly ended: Promise<unknown>
}

/** Starts `cli` or `start` in the same way as the npm scripts. */
function run(name: string, args: readonly string[], cwd = repository): Program {
  const launcher = join(repository, 'emulator/launch.js')
  const child = spawn(process.execPath, [launcher, name, ...args], { cwd })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as unknown)
  cleanUps.push(() => child.exitCode ?? child.kill('SIGKILL'))
  return {
    child,
    ended,
    prints: (pattern) =>
      vi.waitFor(
        () => {
          expect(printed).toMatch(pattern)
          return printed
        },
        { timeout: 30_000 },
      ),
  }
}

function scratch(): string {
  const folder = makeDataDir()
  cleanUps.push(() => removeDataDir(folder))
  return folder
}

const urlIn = (text: string): string => /http:\/\/[\d.:]+/.exec(text)?.[0] ?? ''

test('keeps acknowledged writes when the process is killed', async () => {
  const folder = scratch()
  writeFileSync(join(folder, 'test.rules'), testRules)
  const args = [
    '--port',
    '0',
    '--data',
    join(folder, 'data'),
    '--rules',
    join(folder, 'test.rules'),
  ]
  const first = run('cli', args)
  const url = urlIn(await first.prints(/mailbox/))
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
  const documents = '/v1/projects/demo-daybook/databases/(default)/documents'
  const credentials = JSON.stringify({ email: 'ann@example.com', password: 'correct horse' })
  const signedUp = await fetch(`${url}${accounts}:signUp`, { method: 'POST', body: credentials })
  const { idToken } = (await signedUp.json()) as { idToken: string }
  const headers = { Authorization: `Bearer ${idToken}` }
  const created = await fetch(`${url}${documents}/board?documentId=a`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ fields: { title: { stringValue: 'kept' } } }),
  })
  expect([signedUp.status, created.status]).toEqual([200, 200])
  first.child.kill('SIGKILL')
  await first.ended

  const second = run('cli', args)
  const again = urlIn(await second.prints(/mailbox/))
  const read = await fetch(`${again}${documents}/board/a`, { headers })
  expect(await read.json()).toMatchObject({ fields: { title: { stringValue: 'kept' } } })
  const signIn = await fetch(`${again}${accounts}:signInWithPassword`, {
    method: 'POST',
    body: credentials,
  })
  expect(signIn.status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test.each([
  [['--prot', '1'], /Unknown option '--prot'.*--port/],
  [['--port', 'many'], /--port must be a port/],
  [['--email-enumeration-protection', 'no'], /--email-enumeration-protection must be on or off/],
  [['--export-on-exit'], /--export-on-exit needs a folder unless --import is given/],
  [['--import', 'no/such'], /There is no export in "no\/such"/],
  [['--allow-origin', '*'], /--allow-origin: "\*" is not an origin such as/],
  [['--rules', 'no/such.rules'], /--rules: the file "no\/such.rules" does not exist/],
  [['--rules', 'package.json'], /The rules have errors:\n\d+:\d+ ERROR/],
])('refuses %j with an error message', async (args, expected) => {
  const program = run('cli', [...args, '--data', scratch()])
  expect(await program.prints(expected)).not.toContain('    at ')
  expect(await program.ended).toBe(1)
})

test('starts with the email enumeration protection on unless it is switched off', async () => {
  for (const [flags, expected] of [
    [[], 'INVALID_LOGIN_CREDENTIALS'],
    [['--email-enumeration-protection', 'off'], 'EMAIL_NOT_FOUND'],
  ] as const) {
    const program = run('cli', ['--port', '0', '--data', scratch(), ...flags])
    const url = urlIn(await program.prints(/mailbox/))
    const answer = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
      {
        method: 'POST',
        body: JSON.stringify({ email: 'no@example.com', password: 'correct horse' }),
      },
    )
    expect(await answer.json()).toMatchObject({ error: { message: expected } })
  }
})

test('imports at the start what another emulator exported when it stopped', async () => {
  const folder = join(scratch(), 'export')
  const args = ['--port', '0', '--export-on-exit', folder]
  const documents = '/v1/projects/demo-daybook/databases/(default)/documents'
  const headers = { Authorization: 'Bearer owner' }
  const first = run('cli', args)
  const printed = await first.prints(/mailbox/)
  const [, dataDir = ''] = /Data in (.+), mailbox/.exec(printed) ?? []
  const created = await fetch(`${urlIn(printed)}${documents}/board?documentId=a`, {
    method: 'POST',
    headers,
    body: '{"fields":{"n":{"integerValue":"1"}}}',
  })
  expect(created.status).toBe(200)
  first.child.kill('SIGINT')
  expect(await first.prints(/Exported/)).toContain(
    `Exported 1 documents and 0 accounts to ${folder}`,
  )
  expect([await first.ended, existsSync(dataDir)]).toEqual([0, false])

  const second = run('cli', ['--port', '0', '--import', folder, '--export-on-exit'])
  const url = urlIn(await second.prints(/mailbox/))
  expect((await fetch(`${url}${documents}/board/a`, { headers })).status).toBe(200)
  await fetch(`${url}${documents}/board/a`, { method: 'DELETE', headers })
  second.child.kill('SIGTERM')
  await second.prints(/Exported 0 documents/)
  expect(await second.ended).toBe(0)
})

test('refuses at the start an export folder with other content', async () => {
  const folder = scratch()
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  const program = run('cli', ['--port', '0', '--export-on-exit', folder])
  await program.prints(/contains files that are not an export/)
  expect(await program.ended).toBe(1)
})

test('npm start serves the app and the demo company, on other ports if necessary', async () => {
  const root = scratch()
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'firebase.json'])
    cpSync(join(repository, file), join(root, file))
  mkdirSync(join(root, 'dist'))
  for (const file of ['index.html', 'app.html'])
    writeFileSync(join(root, 'dist', file), '<title>Daybook</title>')
  const blocker = createServer()
  await new Promise<void>((done) => {
    blocker.listen(0, '127.0.0.1', done)
  })
  cleanUps.push(() => blocker.close())
  const address = blocker.address()
  const taken = typeof address === 'object' && address !== null ? address.port : 0

  const args = ['--port', String(taken), '--app-port', String(taken)]
  const program = run('start', args, root)
  const printed = await program.prints(/Ctrl\+C/)
  expect(printed).toContain(`Port ${taken} is already in use`)
  expect(printed).toContain('Cloud Functions are off')
  for (const role of ['owner', 'admin', 'technician'])
    expect(printed).toMatch(new RegExp(`${role}\\s+\\S+@`))
  const app = urlIn(/App .*/.exec(printed)?.[0] ?? '')
  const firebase = urlIn(/Firebase .*/.exec(printed)?.[0] ?? '')
  expect(await (await fetch(`${app}/orders`)).text()).toContain('Daybook')
  const init = (await (await fetch(`${app}/__/firebase/init.json`)).json()) as object
  expect(init).toMatchObject({ projectId: 'demo-daybook', emulator: { host: '127.0.0.1' } })
  const [, email, password] = /admin\s+(\S+@\S+)\s+(\S+)/.exec(printed) ?? []
  const signIn = await fetch(
    `${firebase}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email, password }) },
  )
  expect(signIn.status).toBe(200)

  const other = run('start', args, root)
  await other.prints(/data folder .* is in use/)
  expect(await other.ended).toBe(1)
  program.child.kill('SIGINT')
  expect(await program.ended).toBe(0)
})
