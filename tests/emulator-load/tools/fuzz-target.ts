import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startHosting } from '#emulator/hosting/start-hosting.ts'
import { startEmulator } from '#emulator/index.ts'

/*
 * Run by fuzz.test.ts in its own process: the emulator, with rules that deny every write, and Hosting over a
 * folder next to a secret file. Prints both URLs as one line of JSON.
 */

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /open/{document=**} { allow read: if true; }
  match /own/{id} { allow read: if request.auth != null && resource.data.owner == request.auth.uid; }
} }`

const folder = process.argv[2] ?? ''
const root = join(folder, 'public')
mkdirSync(root, { recursive: true })
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Page</title>')
writeFileSync(join(folder, 'secret.txt'), 'SECRET')

const emulator = await startEmulator({ dataDir: join(folder, 'data'), projectId: 'demo', rules })
const hosting = await startHosting({
  port: 0,
  host: '127.0.0.1',
  root,
  firebaseJson: readFileSync('firebase.json', 'utf8'),
  init: {
    projectId: 'demo',
    apiKey: 'local',
    authDomain: 'localhost',
    appId: 'demo',
    emulator: { host: '127.0.0.1', port: emulator.port },
  },
})
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
console.log(JSON.stringify({ emulator: emulator.url, hosting: hosting.url }))
