import { beforeAll, expect, test } from 'vitest'
import { showMessages, translate } from '#messages/index.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { quoteOf } from './quote-of.ts'

const format = { time: (at: string) => at } as never

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

test('a refused change is quoted unless the note says it itself', () => {
  const change = { name: 'order/move', args: { orderId: 'a', to: 'onSite' }, at: '', problem: '' }
  const quote = (text: string) => quoteOf(translate, format, { change, text })
  const said = quote('')
  expect(said).toBeTruthy()
  expect(quote('What now?')).toBe(said)
  expect(quote(`Demo order\n9:05 ${said}`)).toBeNull()
  expect(quoteOf(translate, format, { change: null, text: '' })).toBeNull()
})
