/** `npm run soak -- --minutes N | --kill N | --break [DAYS] | --numbers SEEDS`: proofs that take longer than a test may. */
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    kill: { type: 'string' },
    break: { type: 'string' },
    numbers: { type: 'string' },
  },
})

process.exitCode = (await run()) === 0 ? 0 : 1

async function run(): Promise<number> {
  if (values.minutes !== undefined) {
    const { simulateOn } = await import('./simulate-on.ts')
    return simulateOn(Number(values.minutes))
  }
  if (values.kill !== undefined) {
    const { killOn } = await import('./kill-on.ts')
    return killOn(Number(values.kill))
  }
  if (values.break !== undefined) {
    const { breakEngine } = await import('./break-engine.ts')
    return breakEngine(Number(values.break))
  }
  if (values.numbers !== undefined) {
    const { numberOn } = await import('./number-on.ts')
    return numberOn(Number(values.numbers))
  }
  console.error(
    'Which soak? npm run soak -- --minutes N | --kill CYCLES | --break DAYS | --numbers SEEDS',
  )
  return 2
}
