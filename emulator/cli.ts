/** `npm run emulator`: the embedded Firebase alone. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Emulator, startEmulator } from './index.ts'
import { createConsoleLog } from './log.ts'
import { parseFlags, parsePort, parseSwitch } from './parse-flags.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { checkReplaceable } from './transfer/export-data.ts'
import { parseOrigins } from './wire/http/origin-policy.ts'

const flagTypes = {
  port: 'string',
  host: 'string',
  data: 'string',
  'allow-origin': 'string',
  rules: 'string',
  indexes: 'string',
  project: 'string',
  mail: 'string',
  'allow-unsigned': 'boolean',
  'email-enumeration-protection': 'string',
  import: 'string',
  'export-on-exit': 'string',
  coverage: 'boolean',
  sync: 'boolean',
  'strict-limits': 'boolean',
  verbose: 'boolean',
} as const

await runUntilStopped(async () => {
  const flags = parseFlags(withOptionalValue(process.argv.slice(2), '--export-on-exit'), flagTypes)
  const { import: importFrom, 'export-on-exit': exportFlag } = flags
  const exportTo = exportFlag === '' ? importFrom : exportFlag
  if (exportFlag !== undefined && exportTo === undefined)
    throw new Error('--export-on-exit needs a folder unless --import is given.')
  if (exportTo !== undefined) await checkReplaceable(exportTo)
  // Data that is imported or exported is kept in the export folder, so a temporary data folder is enough.
  const isTemporary = flags.data === undefined && (importFrom ?? exportTo) !== undefined
  const dataDir = isTemporary
    ? mkdtempSync(join(tmpdir(), 'daybook-emulator-'))
    : (flags.data ?? '.daybook')
  const emulator = await startEmulator({
    port: parsePort('port', flags.port ?? '4801'),
    host: flags.host ?? '127.0.0.1',
    allowedOrigins: parseOrigins(flags['allow-origin']),
    dataDir,
    projectId: flags.project ?? 'demo-daybook',
    rules: readText('rules', flags.rules ?? 'firestore.rules'),
    ...(flags.indexes !== undefined && { indexes: readText('indexes', flags.indexes) }),
    ...(flags.mail !== undefined && { mail: flags.mail }),
    coverage: flags.coverage ?? false,
    synced: flags.sync ?? false,
    ...(importFrom !== undefined && { importFrom }),
    emailEnumerationProtection: parseSwitch(
      'email-enumeration-protection',
      flags['email-enumeration-protection'] ?? 'on',
    ),
    strictLimits: flags['strict-limits'] ?? false,
    allowUnsigned: flags['allow-unsigned'] ?? false,
    log: createConsoleLog(flags.verbose === true ? 'debug' : 'warn'),
  }).catch((error: unknown) => {
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true })
    throw isPortInUse(error)
      ? new Error(`Port ${flags.port ?? '4801'} is already in use. Choose another one with --port.`)
      : error
  })
  console.log(`Auth and Firestore for project ${emulator.projectId} at ${emulator.url}`)
  console.log(`Data in ${dataDir}, mailbox at ${emulator.url}/emulator/mailbox`)
  return {
    async close() {
      if (exportTo !== undefined) await exportInto(emulator, exportTo, dataDir)
      await emulator.close()
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true })
    },
  }
})

async function exportInto(emulator: Emulator, folder: string, dataDir: string): Promise<void> {
  const manifest = await emulator.exportTo(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The export failed: ${reason} The data is still in ${dataDir}.`, {
      cause: error,
    })
  })
  const documents = manifest.databases.reduce((sum, database) => sum + database.documents, 0)
  console.log(`Exported ${documents} documents and ${manifest.accounts ?? 0} accounts to ${folder}`)
}

/** Gives a flag without a value an empty one, so that it can be parsed as a string. */
function withOptionalValue(args: readonly string[], flag: string): string[] {
  return args.map((arg, at) =>
    arg === flag && (args[at + 1] ?? '--').startsWith('--') ? `${flag}=` : arg,
  )
}

function readText(flag: string, file: string): string {
  if (!existsSync(file)) throw new Error(`--${flag}: the file "${file}" does not exist.`)
  return readFileSync(file, 'utf8')
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
