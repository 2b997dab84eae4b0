/** `npm start`, after the build: the app and the embedded Firebase with the demo company. */
import { parseFlags, parsePort } from './parse-flags.ts'
import { createConsoleLog } from './log.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { type Daybook, startDaybook } from './start-daybook.ts'
import { parseOrigins } from './wire/http/origin-policy.ts'

const flagTypes = {
  port: 'string',
  'app-port': 'string',
  'stripe-port': 'string',
  data: 'string',
  'allow-origin': 'string',
  host: 'string',
  fresh: 'boolean',
  'strict-limits': 'boolean',
  verbose: 'boolean',
} as const

await runUntilStopped(async () => {
  const flags = parseFlags(process.argv.slice(2), flagTypes)
  const dataDir = flags.data ?? '.daybook'
  const daybook = await startDaybook({
    root: process.cwd(),
    dataDir,
    fresh: flags.fresh ?? false,
    strictLimits: flags['strict-limits'] ?? false,
    host: flags.host ?? '127.0.0.1',
    allowedOrigins: parseOrigins(flags['allow-origin']),
    port: parsePort('port', flags.port ?? '4801'),
    appPort: parsePort('app-port', flags['app-port'] ?? '4800'),
    stripePort: parsePort('stripe-port', flags['stripe-port'] ?? '4802'),
    functions: { build: true },
    log: createConsoleLog(flags.verbose === true ? 'debug' : 'warn'),
  })
  console.log(describe(daybook, dataDir))
  return daybook
})

function describe({ appUrl, emulator, stripe, accounts, notes }: Daybook, dataDir: string): string {
  const byRole = new Map(accounts.toReversed().map((account) => [account.role, account]))
  const shown = [...byRole.values()].toReversed()
  const width = Math.max(...shown.map(({ email }) => email.length))
  return [
    '',
    '  Daybook is running',
    '',
    ...notes.map((note) => `  ${note}`),
    `  App       ${appUrl}`,
    `  Firebase  ${emulator.url}`,
    `  Mailbox   ${emulator.url}/emulator/mailbox`,
    ...(stripe ? [`  Payments  ${stripe.url} (a stand-in for Stripe; no card is charged)`] : []),
    `  Data      ${dataDir} (npm start -- --fresh starts over)`,
    '',
    '  Sign in as',
    ...shown.map(
      ({ role, email, password }) => `  ${role.padEnd(12)}${email.padEnd(width + 2)}${password}`,
    ),
    '',
    '  Press Ctrl+C to stop.',
    '',
  ].join('\n')
}
