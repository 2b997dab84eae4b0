import { expect, test } from 'vitest'
import { breathe } from './breathe.ts'

test('what waits for the thread goes first', async () => {
  let went = false
  setTimeout(() => {
    went = true
  })
  await breathe()
  expect(went).toBe(true)
})
