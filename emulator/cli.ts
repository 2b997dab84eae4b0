/** `npm run emulator`: the embedded Firebase alone. */
import { existsSync, readFileSync } from 'node:fs'
import { startEmulator } from './index.ts'
import { createConsoleLog } from './log.ts'
import { parseFlags, parsePort, parseSwitch } from './parse-flags.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { parseOrigins } from './wire/http/sites.ts'

const flagTypes = {
  port: 'string',
  host: 'string',
  data: 'string',
  'allow-origin': 'string',
  rules: 'string',
  indexes: 'string',
  project: 'string',
  'allow-unsigned': 'boolean',
  'email-enumeration-protection': 'string',
  coverage: 'boolean',
  sync: 'boolean',
  'strict-limits': 'boolean',
  verbose: 'boolean',
} as const

await runUntilStopped(async () => {
  const flags = parseFlags(process.argv.slice(2), flagTypes)
  const dataDir = flags.data ?? '.daybook'
  const emulator = await startEmulator({
    port: parsePort('port', flags.port ?? '4801'),
    host: flags.host ?? '127.0.0.1',
    allowedOrigins: parseOrigins(flags['allow-origin']),
    dataDir,
    projectId: flags.project ?? 'demo-daybook',
    rules: readText('rules', flags.rules ?? 'firestore.rules'),
    ...(flags.indexes !== undefined && { indexes: readText('indexes', flags.indexes) }),
    coverage: flags.coverage ?? false,
    synced: flags.sync ?? false,
    emailEnumerationProtection: parseSwitch(
      'email-enumeration-protection',
      flags['email-enumeration-protection'] ?? 'on',
    ),
    strictLimits: flags['strict-limits'] ?? false,
    allowUnsigned: flags['allow-unsigned'] ?? false,
    log: createConsoleLog(flags.verbose === true ? 'debug' : 'warn'),
  }).catch((error: unknown) => {
    throw isTaken(error)
      ? new Error(`Port ${flags.port ?? '4801'} is taken. Choose another with --port.`)
      : error
  })
  console.log(`Auth and Firestore for project ${emulator.projectId} at ${emulator.url}`)
  console.log(`Data in ${dataDir}, mailbox at ${emulator.url}/emulator/mailbox`)
  return emulator
})

function readText(flag: string, file: string): string {
  if (!existsSync(file)) throw new Error(`--${flag}: there is no file "${file}".`)
  return readFileSync(file, 'utf8')
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
