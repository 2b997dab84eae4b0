import { expect, test } from 'vitest'
import { answerShare, askShare, payShare, type Post } from './ask-share.ts'

const token = 'acme.AAAAAAAAAAAAAAAAAAAAAA'
const replies = (status: number, text: string): Post => {
  return () => Promise.resolve(new Response(text, { status }))
}

test('the token is sent in the body, never in the address', async () => {
  const sent: (readonly [path: string, body: unknown])[] = []
  const record: Post = (path, body) => {
    sent.push([path, JSON.parse(body)])
    return Promise.resolve(new Response('{"problem":"gone"}', { status: 404 }))
  }
  await askShare(token, record)
  const answer = { kind: 'rate', stars: 5, comment: '' } as const
  await answerShare(token, answer, record)
  await payShare(token, 'start', record)
  expect(sent).toEqual([
    ['/api/share', { token }],
    ['/api/answerShare', { token, answer }],
    ['/api/payShare', { token, step: 'start' }],
  ])
})

test.each([
  ['a problem that the server names', replies(409, '{"problem":"changed"}'), 'changed'],
  ['a page of a proxy', replies(502, '<html></html>'), 'failed'],
  ['a view that this page does not know', replies(200, '{"view":{"kind":"other"}}'), 'failed'],
  ['a view that came with an error', replies(500, '{"view":{}}'), 'failed'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
] as const)('%s', async (_, send, problem) => {
  expect(await askShare(token, send)).toEqual({ problem })
})

test.each([
  [
    'an address of the web',
    '{"url":"https://pay.example/cs_1"}',
    { url: 'https://pay.example/cs_1' },
  ],
  ['an address that is a script', '{"url":"javascript:alert(1)"}', { problem: 'failed' }],
])('%s to pay at', async (_, text, reply) => {
  expect(await payShare(token, 'start', replies(200, text))).toEqual(reply)
})
