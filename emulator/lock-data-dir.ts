import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const heldHere = new Set<string>()

/**
 * Takes a data folder for this process, so that two emulators never write to one; makes it where it is
 * missing. Throws where another living process has it. Answers the function that gives it back. What a
 * killed process left behind does not stand in the way.
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = resolve(dataDir)
  const file = join(folder, 'emulator.pid')
  mkdirSync(folder, { recursive: true })
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (heldHere.has(folder) || (holder !== process.pid && isAlive(holder)))
    throw new Error(
      `The data folder ${folder} is in use by another emulator (process ${holder}). ` +
        `Stop that one, choose another folder, or delete ${file} if no emulator runs.`,
    )
  writeFileSync(file, String(process.pid))
  heldHere.add(folder)
  return () => {
    heldHere.delete(folder)
    rmSync(file, { force: true })
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
