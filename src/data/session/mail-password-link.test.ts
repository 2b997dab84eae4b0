import { expect, it } from 'vitest'
import { mailPasswordLink } from './mail-password-link.ts'

const answering = (body: string, status = 200) => {
  const requests: unknown[] = []
  const request = async (url: unknown, init?: RequestInit) => {
    requests.push([url, init?.body])
    return new Response(body, { status })
  }
  return { requests, request: request as typeof fetch }
}

it('asks for a mail in the language of the person', async () => {
  const { request, requests } = answering('{"result":{"isMailed":true}}')
  expect(await mailPasswordLink('ann@example.com', 'es', request)).toBe(true)
  expect(requests).toEqual([
    ['/api/sendPasswordMail', '{"data":{"email":"ann@example.com","language":"es"}}'],
  ])
})

it.each([
  ['nothing sends mail', '{"result":{"isMailed":false}}', 200],
  ['there is no such function', 'Not found', 404],
  ['the app’s page is served instead', '<!doctype html>', 200],
  ['it failed', '{"error":{"status":"INTERNAL","message":"INTERNAL"}}', 500],
])('leaves it to Firebase where %s', async (_, body, status) => {
  expect(await mailPasswordLink('ann@example.com', 'en', answering(body, status).request)).toBe(
    false,
  )
})

it('leaves it to Firebase without a connection', async () => {
  const request = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await mailPasswordLink('ann@example.com', 'en', request)).toBe(false)
})
