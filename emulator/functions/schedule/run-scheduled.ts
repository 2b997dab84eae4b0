import type { Log } from '#emulator/log.ts'
import type { FunctionsProcess } from '../create-process.ts'
import { callOverHttp } from '../http/call-over-http.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'

/** Calls a scheduled function as Cloud Scheduler would; whether it succeeded. `at` is the time that it was due. */
export async function runScheduled(
  process: FunctionsProcess,
  timer: Timer,
  spec: FunctionSpec,
  at: number,
  log: Log,
): Promise<boolean> {
  try {
    const { message } = await callOverHttp(process, timer, {
      spec,
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Google-Cloud-Scheduler',
        'x-cloudscheduler': 'true',
        'x-cloudscheduler-jobname': `firebase-schedule-${spec.name}-${spec.region}`,
        'x-cloudscheduler-scheduletime': new Date(at).toISOString(),
      },
      send: (target) => target.end('{}'),
    })
    message.resume()
    if (message.statusCode === 200) return true
    log('error', `The scheduled function ${spec.name} failed.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log('error', `The scheduled function ${spec.name} failed: ${reason}`)
  }
  return false
}
