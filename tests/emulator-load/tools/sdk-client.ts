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
 * Run by sdk-resume.test.ts in a process of its own with the SDK as browsers have it: keeps ten writes in
 * flight until it has been acknowledged `most`, listens all the while, and tells both on standard output.
 */

const [port = '0', most = '0'] = process.argv.slice(2)
const app = initializeApp({ projectId: 'demo-daybook', apiKey: 'local' })
const db = initializeFirestore(app, {})
connectFirestoreEmulator(db, '127.0.0.1', Number(port), { mockUserToken: 'owner' })

function tell(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

onSnapshot(
  collection(db, 'sdk'),
  { includeMetadataChanges: true },
  ({ docs, metadata }) =>
    tell({
      held: docs.map(({ id }) => id),
      isSettled: !metadata.fromCache && !metadata.hasPendingWrites,
    }),
  ({ message }) => tell({ failed: message }),
)

let next = 0

async function write(): Promise<void> {
  while (next < Number(most)) {
    const id = `d${String(next).padStart(4, '0')}`
    next += 1
    await setDoc(doc(db, 'sdk', id), { n: next })
    tell({ acknowledged: id })
  }
}

await Promise.all(Array.from({ length: 10 }, write))
