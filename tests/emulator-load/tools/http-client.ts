import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Sends one request as the owner; rejects where the connection fails. */
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

/** The body as text; rejects where it is cut off. */
export async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Calls a method of the database's documents, such as `:commit`; throws where it is refused. */
export async function call<T>(url: string, method: string, body: object): Promise<T> {
  const path = '/v1/projects/demo-daybook/databases/(default)/documents'
  const answer = await send(`${url}${path}${method}`, 'POST', JSON.stringify(body))
  const text = await textOf(answer)
  if (answer.statusCode !== 200) throw new Error(`${method}: ${answer.statusCode} ${text}`)
  return JSON.parse(text) as T
}
