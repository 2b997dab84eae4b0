import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const lockedHere = new Set<string>()

/**
 * Locks a data folder for this process, so that two emulators never write to the same one; creates it where it
 * is missing. Throws where another running process has locked it; the lock of a dead process is ignored.
 * Returns the function that unlocks it.
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = resolve(dataDir)
  const file = join(folder, 'emulator.pid')
  mkdirSync(folder, { recursive: true })
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (lockedHere.has(folder) || (holder !== process.pid && isAlive(holder)))
    throw new Error(
      `The data folder ${folder} is in use by another emulator (process ${holder}). ` +
        `Stop it, choose another folder, or delete ${file} if no emulator is running.`,
    )
  writeFileSync(file, String(process.pid))
  lockedHere.add(folder)
  return () => {
    lockedHere.delete(folder)
    rmSync(file, { force: true })
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
