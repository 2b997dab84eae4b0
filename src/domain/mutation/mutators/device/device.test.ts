import { describe, expect, it } from 'vitest'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const device = {
  userId: 'tech',
  deviceId: 'd1',
  label: 'Chrome, Android',
  appVersion: '0.1.0',
  unsentCount: 2,
  schema: 1,
  updatedAt: '2026-03-01T08:00:00.000Z',
  updatedBy: 'tech',
  deletedAt: null,
}
const forget = { userId: 'tech', deviceId: 'd1' }

function createDevices() {
  const world = createWorld()
  world.docs.set('devices/tech_d1', device)
  return world
}

describe('a device', () => {
  it.each([tech, admin])('is forgotten by $uid, and only taken out of the list', (actor) => {
    const world = createDevices()
    expect(world.mutate('device/forget', forget, actor)).toBe('ok')
    expect(world.get('devices/tech_d1')).toMatchObject({
      ...device,
      updatedAt: at,
      updatedBy: actor.uid,
      deletedAt: at,
    })
  })

  it('is not forgotten by a colleague', () => {
    const world = createDevices()
    const colleague = { ...tech, uid: 'other' }
    expect(world.mutate('device/forget', forget, colleague)).toBe('access/not-allowed')
    expect(world.get('devices/tech_d1')).toEqual(device)
  })

  it('is forgotten once, whichever of two people was first', () => {
    const world = createDevices()
    world.mutate('device/forget', forget, tech)
    expect(world.mutate('device/forget', forget, admin)).toBe('ok')
    expect(world.get('devices/tech_d1')).toMatchObject({ updatedBy: 'tech' })
    expect(world.mutate('device/forget', { ...forget, deviceId: 'd2' }, admin)).toBe('doc/missing')
  })
})
