import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Firestore } from '@google-cloud/firestore'
import { findFreePort } from '#emulator/free-port.ts'
import { residentMemory, type Subject } from './emulator-subject.ts'

/** `@firestore-emulator/server` (gRPC, in memory only), driven by `@google-cloud/firestore`. */
export async function createPeer(clients: number): Promise<Subject> {
  const port = await findFreePort(0, '127.0.0.1')
  const script = fileURLToPath(new URL('./emulator-peer-server.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', script, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const databases = Array.from(
    { length: clients },
    () => new Firestore({ projectId: 'demo-daybook' }),
  )
  return {
    name: '@firestore-emulator/server',
    async commit(client, id) {
      const reference = databases[client]?.doc(`watched/${id}`)
      await reference?.set({ id, title: 'A document', count: client })
    },
    async listen(count) {
      const held = Array.from({ length: count }, () => new Set<string>())
      const waiting = new Set<() => void>()
      const until = (isMet: () => boolean): Promise<void> =>
        new Promise((resolve) => {
          const check = (): void => {
            if (!isMet()) return
            waiting.delete(check)
            resolve()
          }
          waiting.add(check)
          check()
        })
      let first = 0
      const stops = held.map((own, at) => {
        let isFirst = true
        return databases[at % databases.length]?.collection('watched').onSnapshot((snapshot) => {
          for (const change of snapshot.docChanges()) own.add(change.doc.id)
          if (isFirst) first += 1
          isFirst = false
          for (const check of waiting) check()
        })
      })
      await until(() => first === count)
      return {
        heard: (id) => until(() => held.every((own) => own.has(id))),
        close() {
          for (const stop of stops) stop?.()
        },
      }
    },
    memory: () => residentMemory(server.pid ?? 0),
    async close() {
      for (const database of databases) await database.terminate()
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
