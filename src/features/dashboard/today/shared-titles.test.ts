import { expect, test } from 'vitest'
import { sharedTitles } from './shared-titles.ts'

test('only titles of several orders are shared', () => {
  expect([...sharedTitles(['Boiler', 'Pump', 'Boiler', 'Boiler'])]).toEqual(['Boiler'])
})
