import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { FunctionsProcess } from '../create-process.ts'
import type { Timer } from '../timer.ts'
import type { FunctionSpec } from '../types.ts'

interface HttpCall {
  readonly spec: FunctionSpec
  readonly method: string
  /** The path and query as the function sees them. */
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  /** Writes the body and ends the request. */
  readonly send: (target: NodeJS.WritableStream) => void
}

interface HttpResponse {
  readonly message: IncomingMessage
  /** Ends the call, as when the client has gone. */
  readonly abort: () => void
}

/** Thrown where a function did not answer in time. */
export class TimeoutError extends Error {}

/**
 * Sends a request to a function. A function that does not finish in time ends the process, like one called with an
 * event. Rejects where the process ends before it answers.
 */
export async function callOverHttp(
  process: FunctionsProcess,
  timer: Timer,
  { spec, method, path, headers, send }: HttpCall,
): Promise<HttpResponse> {
  const { port, key } = await process.address()
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, 'x-daybook-key': key, 'x-daybook-function': spec.entryPoint },
      // A connection that is kept might belong to a process that has ended.
      agent: false,
    })
    const cancel = timer.after(spec.timeoutSeconds * 1000, () => {
      outgoing.destroy(new TimeoutError(`It took longer than ${spec.timeoutSeconds} s.`))
      process.kill()
    })
    outgoing.once('close', cancel)
    outgoing.once('error', reject)
    outgoing.once('response', (message) => resolve({ message, abort: () => outgoing.destroy() }))
    send(outgoing)
  })
}
