import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

function request(address: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test.each([
  ['127.0.0.1', { host: '127.0.0.1:4801' }, true],
  ['::1', { host: '[::1]:4801' }, true],
  ['::ffff:127.0.0.1', { host: 'localhost:4801', origin: 'http://localhost:4800' }, true],
  ['192.168.1.7', { host: '127.0.0.1:4801' }, false],
  ['127.0.0.1', { host: 'rebound.example.com:4801' }, false],
  ['127.0.0.1', { host: '127.0.0.1:4801', origin: 'https://example.com' }, false],
  ['127.0.0.1', { host: '127.0.0.1:4801', origin: 'null' }, false],
  ['127.0.0.1', {}, false],
])('a request from %s with %o is local: %s', (address, headers, expected) => {
  expect(isLocalRequest(request(address, { ...headers }))).toBe(expected)
})
