import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { lockDataDir } from './lock-data-dir.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder can be locked once at a time', () => {
  const folder = makeFolder()
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow('in use by another emulator')
  unlock()
  lockDataDir(folder)()
})

test('the lock of a running process holds, that of a dead one does not', () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'emulator.pid'), String(process.ppid))
  expect(() => lockDataDir(folder)).toThrow(`process ${process.ppid}`)
  writeFileSync(join(folder, 'emulator.pid'), '999999999')
  lockDataDir(folder)()
})
