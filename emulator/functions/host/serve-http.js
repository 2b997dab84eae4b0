import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The names of the headers by which the door names the function and proves itself. */
const keyHeader = 'x-daybook-key'
const functionHeader = 'x-daybook-function'

/** The largest request of a function, in bytes. */
const limit = 32 * 1024 * 1024

/**
 * Serves the functions with the Express that firebase-functions brings, with the body parsed as in the functions
 * framework: `body` by its type, `rawBody` as it arrived. Returns the port.
 *
 * @param {string} dir
 * @param {string} key
 * @param {(entryPoint: string) => (...args: unknown[]) => unknown} find
 * @returns {Promise<number>}
 */
export function serveHttp(dir, key, find) {
  const ofFolder = createRequire(join(dir, 'package.json'))
  const express = createRequire(ofFolder.resolve('firebase-functions'))('express')
  const app = express()
  app.disable('x-powered-by')
  const verify = (
    /** @type {{ rawBody?: Buffer }} */ request,
    /** @type {unknown} */ _response,
    /** @type {Buffer} */ body,
  ) => {
    request.rawBody = body
  }
  app.use(
    (/** @type {any} */ request, /** @type {any} */ response, /** @type {() => void} */ next) => {
      if (request.get(keyHeader) !== key) return response.status(403).end()
      delete request.headers[keyHeader]
      next()
    },
  )
  app.use(express.json({ limit, verify }))
  app.use(express.text({ limit, verify }))
  app.use(express.urlencoded({ limit, verify, extended: true }))
  app.use(express.raw({ limit, verify, type: () => true }))
  app.use(
    (
      /** @type {any} */ request,
      /** @type {any} */ response,
      /** @type {(error: unknown) => void} */ next,
    ) => void answer(request, response, next),
  )

  /**
   * @param {any} request
   * @param {any} response
   * @param {(error: unknown) => void} fail
   */
  async function answer(request, response, fail) {
    const name = request.get(functionHeader) ?? ''
    delete request.headers[functionHeader]
    request.body ??= {}
    try {
      await find(name)(request, response)
    } catch (error) {
      fail(error)
    }
  }

  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (/** @type {Error | undefined} */ error) => {
      if (error) reject(error)
      else resolve(server.address().port)
    })
  })
}
