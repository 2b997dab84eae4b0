import { expect, test } from 'vitest'
import { yieldToMain } from './yield-to-main.ts'

test('waiting tasks run first', async () => {
  let went = false
  setTimeout(() => {
    went = true
  })
  await yieldToMain()
  expect(went).toBe(true)
})
