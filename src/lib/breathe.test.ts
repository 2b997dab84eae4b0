import { expect, test } from 'vitest'
import { breathe } from './breathe.ts'

test('waiting tasks run first', async () => {
  let went = false
  setTimeout(() => {
    went = true
  })
  await breathe()
  expect(went).toBe(true)
})
