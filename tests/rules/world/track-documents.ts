import type { Doc } from '#domain/mutation/types.ts'
import { past } from './documents.ts'

export function positionDoc(uid: string): Doc {
  const place = { latitude: 44.4, longitude: -64.3, accuracy: 12, battery: null }
  const times = { at: new Date(past), expireAt: new Date(past) }
  return { ...place, ...times, schema: 1, updatedAt: past, updatedBy: uid }
}

export function trackDoc(uid: string): Doc {
  const times = { startAt: new Date(past), endAt: new Date(past), expireAt: new Date(past) }
  const track = { uid, deviceId: 'd1', ...times, count: 1, points: '0,4440000,-6430000,5,80,' }
  return { ...track, schema: 1, updatedAt: past, updatedBy: uid }
}

export function lookDoc(uid: string): Doc {
  const look = { uid, day: '2026-02-20', expireAt: new Date(past) }
  return { ...look, schema: 1, updatedAt: new Date(past), updatedBy: 'admin' }
}
