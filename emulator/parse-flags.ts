import { parseArgs } from 'node:util'

/** Whether a flag has a value. */
export type FlagTypes = Readonly<Record<string, 'string' | 'boolean'>>

export type Flags<T extends FlagTypes> = {
  readonly [Name in keyof T]?: T[Name] extends 'string' ? string : boolean
}

/** Parses `--name value` and `--name`; throws an Error with a message for the user. */
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

/** Parses a TCP port; throws where it is invalid. */
export function parsePort(flag: string, text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`--${flag} must be a port between 0 and 65535, not "${text}".`)
  return port
}

/** Parses `on` or `off`; throws for any other text. */
export function parseSwitch(flag: string, text: string): boolean {
  if (text !== 'on' && text !== 'off')
    throw new Error(`--${flag} must be on or off, not "${text}".`)
  return text === 'on'
}
