/** `npm run dev`: the app with hot reload, the embedded Firebase and the demo company. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { seedDemo } from '#emulator/demo/seed-demo.ts'
import { findFreePort } from '#emulator/find-free-port.ts'
import { startEmulator } from '#emulator/index.ts'

const host = '127.0.0.1'
const port = await findFreePort(4801, host)
const emulator = await startEmulator({
  port,
  host,
  dataDir: '.daybook',
  projectId: 'demo-daybook',
  rules: readFileSync('firestore.rules', 'utf8'),
  indexes: readFileSync('firestore.indexes.json', 'utf8'),
  mail: 'mail',
})
const { engine, auth, projectId } = emulator
const accounts = await seedDemo({ engine, auth, projectId, now: Date.now() })

/** Serves the web config at the URL that Firebase Hosting reserves for it. */
const hostingInit: Plugin = {
  name: 'hosting-init',
  configureServer(server) {
    server.middlewares.use('/__/firebase/init.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(
        JSON.stringify({
          projectId,
          apiKey: 'local',
          authDomain: host,
          appId: '1:0:web:daybook',
          emulator: { host, port },
        }),
      )
    })
  },
}

const appPort = await findFreePort(4800, host)
await emulator.startFunctions({
  dir: resolve('functions'),
  build: true,
  env: {
    APP_ORIGIN: `http://${host}:${appPort}`,
    MAIL_IS_SENT: 'true',
    MAIL_FROM: 'mail@daybook.example',
  },
})
const server = await createServer({
  plugins: [hostingInit],
  server: { host, port: appPort },
})
await server.listen()
server.printUrls()
for (const { role, email, password } of accounts) console.log(`  ${role}: ${email} ${password}`)

process.once('SIGINT', () => {
  void Promise.all([server.close(), emulator.close()]).then(() => process.exit(0))
})
