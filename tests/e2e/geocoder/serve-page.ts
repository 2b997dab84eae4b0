import { readFile } from 'node:fs/promises'
import { type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** What the geocoder answers. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface PageServer {
  readonly url: string
  /** The paths and queries that the geocoder was asked for. */
  readonly asked: string[]
  answer: (question: string) => Answer
  readonly close: () => void
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** Serves the built page and the demo town's map, and stands in for a geocoder at `/geocoder`. */
export async function servePage(folder: string): Promise<PageServer> {
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/geocoder')) {
      page.asked.push(path)
      const text = new URL(path, 'http://localhost').searchParams.get('q') ?? ''
      const { status, body } = page.answer(text)
      response.writeHead(status, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify(body))
    }
    void sendFile(response, folder, path)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const page: PageServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => ({ status: 404, body: null }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return page
}

async function sendFile(response: ServerResponse, folder: string, path: string) {
  const file = await fileOf(folder, path)
  response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
  response.end(file?.bytes)
}

async function fileOf(folder: string, path: string) {
  const bare = normalize(path.split('?')[0] ?? '/')
  const name = bare === '/' ? '/index.html' : bare
  for (const root of [folder, 'public']) {
    const bytes = await readFile(join(root, name)).catch(() => null)
    if (bytes) return { bytes, type: types[extname(name)] ?? 'application/octet-stream' }
  }
  return null
}
