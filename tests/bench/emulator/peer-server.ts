import { FirestoreServer } from '@firestore-emulator/server'

/* Run by create-peer.ts in its own process. */
const port = Number(process.argv[2])
const server = new FirestoreServer()
await server.start(port)
console.log(`http://127.0.0.1:${port}`)
