import { createFaultServer } from './fault-server.ts'
import type { FaultSubject, FaultSubjectOptions } from './fault-subject.ts'

/** A page whose requests are sent, or kept for later, by the worker of `faults-workbox-worker.ts`. */
function createWorkbox(options: FaultSubjectOptions): FaultSubject {
  const server = createFaultServer(options)
  return {
    async start() {
      await server.signIn()
      await navigator.serviceWorker.register('/worker.js')
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller) return
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    },
    async enqueue({ id, document, note }) {
      const { url, ...init } = await server.request('commit', {
        writes: [
          {
            update: {
              name: server.name(`bench/${document}`),
              fields: { note: { stringValue: note } },
            },
            updateMask: { fieldPaths: ['note'] },
            updateTransforms: [{ fieldPath: 'hits', increment: { integerValue: '1' } }],
          },
        ],
      })
      await fetch(url, init)
      return id
    },
    async pending() {
      const { active } = await navigator.serviceWorker.ready
      const channel = new MessageChannel()
      const answer = new Promise<readonly string[]>((resolve) => {
        channel.port1.addEventListener('message', (event: MessageEvent<readonly string[]>) =>
          resolve(event.data),
        )
      })
      channel.port1.start()
      active?.postMessage('pending', [channel.port2])
      const bodies = await answer
      return options.documents.filter((id) => bodies.some((body) => body.includes(`/${id}"`)))
    },
    refusals: async () => ({ kept: [], gone: [] }),
  }
}

Object.assign(window, { createFaultSubject: createWorkbox })
