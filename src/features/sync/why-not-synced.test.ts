import { expect, test } from 'vitest'
import { whyNotSynced } from './why-not-synced.ts'

test('an attempt to sync without a connection says why nothing was sent', () => {
  expect(whyNotSynced({ connection: 'offline' }, false)).toBe('sync.nowOffline')
  expect(whyNotSynced({ connection: 'offline' }, true)).toBe('sync.nowNoServer')
})

test('nothing is said where it was sent, signing in comes first, or the state is unknown', () => {
  expect(whyNotSynced({ connection: 'connected' }, true)).toBeNull()
  expect(whyNotSynced({ connection: 'signIn' }, true)).toBeNull()
  expect(whyNotSynced(undefined, false)).toBeNull()
})
