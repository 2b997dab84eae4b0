/*
 * The process that runs the functions: `node main.js DIR KEY`. Plain JavaScript, because it runs without being compiled.
 * It calls a function for each event that its parent sends, and serves HTTP on a port that it tells its parent; only
 * requests with the key are answered.
 */
import { loadFunctions } from './load-functions.js'
import { serveHttp } from './serve-http.js'

/**
 * @typedef {{ type: 'event', id: number, entryPoint: string, event: object }} FromParent
 * @typedef {{ type: 'ready', port: number } | { type: 'broken', reason: string }
 *   | { type: 'done', id: number, error?: string }} ToParent
 */

const [dir = '', key = ''] = process.argv.splice(2)

/** @param {ToParent} message */
function tell(message) {
  if (process.connected) process.send?.(message)
}

/** @param {unknown} error */
function describe(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.split('\n').slice(0, 6).join('\n')
}

// Nothing may outlive the emulator.
process.on('disconnect', () => process.exit(0))

try {
  const find = await loadFunctions(dir)
  const port = await serveHttp(dir, key, find)
  process.on('message', (/** @type {FromParent} */ { id, entryPoint, event }) => {
    // In a microtask, so that a function that throws at once rejects, too.
    Promise.resolve()
      .then(() => find(entryPoint)(event))
      .then(
        () => tell({ type: 'done', id }),
        (/** @type {unknown} */ error) => tell({ type: 'done', id, error: describe(error) }),
      )
  })
  tell({ type: 'ready', port })
} catch (error) {
  tell({ type: 'broken', reason: describe(error) })
}
