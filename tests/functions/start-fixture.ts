import { join } from 'node:path'
import { toFields } from '#emulator/demo/to-fields.ts'
import type { Functions, FunctionsOptions } from '#emulator/functions/start-functions.ts'
import { type TestEmulator, startTestEmulator } from '../emulator/tools/start-test-emulator.ts'

const fixtureDir = join(import.meta.dirname, 'fixture')

export interface Fixture {
  readonly emulator: TestEmulator
  readonly functions: Functions
  /** The lines of level `warn` and `error`. */
  readonly logged: readonly string[]
  put(path: string, data: Readonly<Record<string, unknown>>): Promise<unknown>
  remove(path: string): Promise<unknown>
  /** The fields of a document, with numbers and texts as such. */
  get(path: string): Readonly<Record<string, unknown>> | undefined
  /** The documents of a collection, by default at the root. */
  all(collection: string, parent?: string): readonly Readonly<Record<string, unknown>>[]
  close(): Promise<void>
}

interface Options extends Partial<FunctionsOptions> {
  readonly dataDir?: string
  /** The text of firestore.indexes.json. */
  readonly indexes?: string
}

/** An emulator with the functions of a folder; by default those of the fixture. */
export async function startFixture({
  dataDir,
  indexes,
  ...options
}: Options = {}): Promise<Fixture> {
  const logged: string[] = []
  const emulator = await startTestEmulator({
    ...(dataDir !== undefined && { dataDir }),
    ...(indexes !== undefined && { indexes }),
    log(level, message) {
      if (level === 'warn' || level === 'error') logged.push(`${level} ${message}`)
    },
  })
  const functions = await emulator.startFunctions({ dir: fixtureDir, ...options })
  await functions.ready
  const { engine } = emulator
  return {
    emulator,
    functions,
    logged,
    put: (path, data) =>
      engine.commit([{ update: { name: emulator.name(path), fields: toFields(path, data) } }]),
    remove: (path) => engine.commit([{ delete: emulator.name(path) }]),
    get(path) {
      const found = engine.get(emulator.name(path))
      return found && plain(found.fields)
    },
    all: (collection, parent = '') =>
      engine
        .listDocuments(emulator.name(parent).replace(/\/$/, ''), collection, 1000)
        .map(({ fields }) => plain(fields)),
    close: () => emulator.close(),
  }
}

function plain(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value as object)]),
  )
}

function plainValue(value: object): unknown {
  const [[type, content] = ['nullValue', null]] = Object.entries(value) as [string, unknown][]
  if (type === 'integerValue') return Number(content)
  if (type === 'mapValue') return plain((content as { fields?: object }).fields ?? {})
  if (type === 'arrayValue')
    return ((content as { values?: object[] }).values ?? []).map(plainValue)
  return content
}
