import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setDoc,
} from 'firebase/firestore'

/*
 * Run by sdk-resume.test.ts in its own process, with the SDK's browser build: keeps ten writes in flight until
 * `total` are acknowledged, listens throughout, and prints both as lines of JSON.
 */

const [port = '0', total = '0'] = process.argv.slice(2)
const app = initializeApp({ projectId: 'demo-daybook', apiKey: 'local' })
const db = initializeFirestore(app, {})
connectFirestoreEmulator(db, '127.0.0.1', Number(port), { mockUserToken: 'owner' })

function print(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

onSnapshot(
  collection(db, 'sdk'),
  { includeMetadataChanges: true },
  ({ docs, metadata }) =>
    print({
      held: docs.map(({ id }) => id),
      isSettled: !metadata.fromCache && !metadata.hasPendingWrites,
    }),
  ({ message }) => print({ failed: message }),
)

let next = 0

async function write(): Promise<void> {
  while (next < Number(total)) {
    const id = `d${String(next).padStart(4, '0')}`
    next += 1
    await setDoc(doc(db, 'sdk', id), { n: next })
    print({ acknowledged: id })
  }
}

await Promise.all(Array.from({ length: 10 }, write))
