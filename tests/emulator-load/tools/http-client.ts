import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Sends one request as the owner; rejects if the connection fails. */
export function send(
  url: string,
  method: string,
  body?: string,
  contentType = 'application/json',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method,
        headers: {
          Authorization: 'Bearer owner',
          ...(body !== undefined && {
            'Content-Type': contentType,
            'Content-Length': Buffer.byteLength(body),
          }),
        },
      },
      resolve,
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The body as text; rejects if it is incomplete. */
export async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Calls a method of the database's documents, such as `:commit`; throws if it is refused. */
export async function call<T>(url: string, method: string, body: object): Promise<T> {
  const path = '/v1/projects/demo-daybook/databases/(default)/documents'
  const response = await send(`${url}${path}${method}`, 'POST', JSON.stringify(body))
  const text = await textOf(response)
  if (response.statusCode !== 200) throw new Error(`${method}: ${response.statusCode} ${text}`)
  return JSON.parse(text) as T
}
