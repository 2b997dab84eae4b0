import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Log, LogLevel } from '#emulator/log.ts'

/** A line of the logger of firebase-functions. */
const Entry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ severity: v.string(), message: v.optional(v.string(), '') }),
)

const levels: Readonly<Record<string, LogLevel>> = {
  DEBUG: 'debug',
  WARNING: 'warn',
  ERROR: 'error',
  CRITICAL: 'error',
  ALERT: 'error',
  EMERGENCY: 'error',
}

/** What firebase-functions says of every event about a creation or deletion. */
const libraryNote = 'Snapshot has no readTime. Using now()'

/** Passes on what functions print and log. */
export function logOutput(
  { stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>,
  log: Log,
): void {
  if (stdout) logLines(stdout, 'info', log)
  if (stderr) logLines(stderr, 'warn', log)
}

function logLines(stream: Readable, otherwise: LogLevel, log: Log): void {
  createInterface({ input: stream }).on('line', (line) => {
    const entry = v.safeParse(Entry, line)
    if (!entry.success) return log(otherwise, `functions: ${line}`)
    const { severity, message } = entry.output
    const level = message === libraryNote ? 'debug' : (levels[severity] ?? 'info')
    log(level, `functions: ${message}`)
  })
}
