export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Receives the log messages of the emulator; the caller decides what is shown. */
export type Log = (level: LogLevel, message: string) => void

/** A log that writes messages of level `minimum` and above to stderr. */
export function createConsoleLog(minimum: LogLevel): Log {
  const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
  return (level, message) => {
    if (order.indexOf(level) >= order.indexOf(minimum)) console.error(`[${level}] ${message}`)
  }
}
