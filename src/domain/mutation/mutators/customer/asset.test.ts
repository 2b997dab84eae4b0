import { describe, expect, it } from 'vitest'
import { tech, worldWithOrder } from '../world.fixture.ts'
import { boiler } from './asset.fixture.ts'

describe('asset/create and asset/edit', () => {
  it('are for those who manage customers, at a known site', () => {
    const world = worldWithOrder()
    expect(world.mutate('asset/create', boiler, tech)).toBe('access/not-allowed')
    expect(world.mutate('asset/create', { ...boiler, siteId: 'none' })).toBe('doc/missing')
    expect(world.mutate('asset/create', { ...boiler, inServiceOn: '2019-02-30' })).toBe(
      'input/invalid',
    )
    expect(world.mutate('asset/create', boiler)).toBe('ok')
    expect(world.get('assets/a1')).toMatchObject({ siteId: 's1', archivedAt: null })

    const serial = { assetId: 'a1', edits: { serial: { from: '77-1', to: '77-2' } } }
    expect(world.mutate('asset/edit', serial, tech)).toBe('access/not-allowed')
    expect(world.mutate('asset/edit', serial)).toBe('ok')
    expect(world.mutate('asset/edit', { ...serial, assetId: 'none' })).toBe('doc/missing')
    expect(world.get('assets/a1').serial).toBe('77-2')
  })
})
