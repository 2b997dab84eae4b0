import { expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/143.0 Safari/537.36 Edg/143.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) ${webkit} Version/18.5 Safari/604.1`,
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  ['curl/8', ''],
])('names %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
