import { parseArgs } from 'node:util'

/** What a flag takes: text, or nothing. */
export type FlagTypes = Readonly<Record<string, 'string' | 'boolean'>>

export type Flags<T extends FlagTypes> = {
  readonly [Name in keyof T]?: T[Name] extends 'string' ? string : boolean
}

/** Reads `--name value` and `--name`; throws an Error with a sentence for people. */
export function parseFlags<const T extends FlagTypes>(args: readonly string[], types: T): Flags<T> {
  const options = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]))
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    return values as Flags<T>
  } catch (error) {
    const known = Object.keys(types).map((name) => `--${name}`)
    const problem = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new Error(`${problem}. Known flags: ${known.join(', ')}.`, { cause: error })
  }
}

/** A TCP port from text; throws where it is none. */
export function parsePort(flag: string, text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`--${flag} must be a port between 0 and 65535, not "${text}".`)
  return port
}

/** Whether something is on; throws where the text says neither. */
export function parseSwitch(flag: string, text: string): boolean {
  if (text !== 'on' && text !== 'off')
    throw new Error(`--${flag} must be on or off, not "${text}".`)
  return text === 'on'
}
