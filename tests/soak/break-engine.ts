import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { breakages } from './breakages.ts'
import type { Breakage } from './breakages.ts'

const parts = [
  'src',
  'sw',
  'emulator',
  'tests',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'firestore.rules',
  'firestore.indexes.json',
]

/**
 * Breaks a copy of the engine in one way after another and runs the simulation on each. Returns how many breakages it
 * did not notice.
 */
export function breakEngine(days: number): number {
  const copy = mkdtempSync(join(tmpdir(), 'daybook-broken-'))
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  let unnoticed = 0
  try {
    // Otherwise a copy that cannot run at all would pass for a noticed breakage.
    const unbroken = simulate(copy, days)
    if (unbroken !== null) throw new Error(`The simulation fails on the unbroken copy: ${unbroken}`)
    for (const breakage of breakages) {
      const complaint = complaintAbout(copy, breakage, days)
      if (complaint === null) unnoticed += 1
      console.log(`${complaint === null ? 'NOT NOTICED' : 'noticed'}: ${breakage.name}`)
      if (complaint !== null) console.log(`    ${complaint}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return unnoticed
}

/** What the simulation reports about the broken engine; null where it finds nothing. */
function complaintAbout(copy: string, breakage: Breakage, days: number): string | null {
  const file = join(copy, breakage.file)
  const whole = readFileSync(file, 'utf8')
  if (whole.split(breakage.from).length !== 2)
    throw new Error(`"${breakage.name}" no longer fits ${breakage.file}`)
  writeFileSync(
    file,
    whole.replace(breakage.from, () => breakage.to),
  )
  const complaint = simulate(copy, days)
  writeFileSync(file, whole)
  return complaint
}

/** Runs the simulation on the copy. Returns what it reports; null where it finds nothing. */
function simulate(copy: string, days: number): string | null {
  const { status, stdout, stderr } = spawnSync(
    join(copy, 'node_modules/.bin/vitest'),
    ['run', 'tests/sync/simulation/share', '--bail=1', '--reporter=default'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, SYNC_RUNS: String(days), NO_COLOR: '1' },
    },
  )
  if (status === 0) return null
  return /Caused by: (.*)/.exec(stdout + stderr)?.[1] ?? 'it does not run to its end'
}
