export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Where the emulator tells people what it does; the caller decides what is shown. */
export type Log = (level: LogLevel, message: string) => void

/** A log that shows `minimum` and what is graver on stderr. */
export function createConsoleLog(minimum: LogLevel): Log {
  const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
  return (level, message) => {
    if (order.indexOf(level) >= order.indexOf(minimum)) console.error(`[${level}] ${message}`)
  }
}
