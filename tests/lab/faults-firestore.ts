import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromCache,
  getDocs,
  increment,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  updateDoc,
} from 'firebase/firestore'
import type { FaultSubject, FaultSubjectOptions } from './fault-subject.ts'

/** Firestore's own queue, in the form that several tabs can share. */
function createFirestore(options: FaultSubjectOptions): FaultSubject {
  const { projectId, email, password, documents } = options
  const app = initializeApp({ projectId, apiKey: 'local' })
  const auth = getAuth(app)
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  connectFirestoreEmulator(db, location.hostname, Number(location.port))
  const bench = collection(db, 'bench')
  const gone: string[] = []

  return {
    async start() {
      await auth.authStateReady()
      if (auth.currentUser) return
      await signInWithEmailAndPassword(auth, email, password)
      await getDocs(bench)
    },
    async enqueue({ id, document, note }) {
      const place = doc(bench, document)
      // Its promise settles only when the server has answered.
      updateDoc(place, { hits: increment(1), note }).catch(() => gone.push(id))
      // Reads wait for the writes before them.
      await getDocFromCache(place)
      return id
    },
    async pending() {
      const all = await Promise.all(documents.map((id) => getDocFromCache(doc(bench, id))))
      return all.flatMap((one) => (one.metadata.hasPendingWrites ? [one.id] : []))
    },
    refusals: async () => ({ kept: [], gone }),
  }
}

Object.assign(window, { createFaultSubject: createFirestore })
