import type { MutationArgs } from '#domain/mutation/registry.ts'

export const boiler: MutationArgs<'asset/create'> = {
  assetId: 'a1',
  siteId: 's1',
  name: 'Boiler',
  maker: 'Vela',
  model: '',
  serial: '77-1',
  barcode: '',
  inServiceOn: '2019-05-02',
  warrantyUntil: null,
  notes: '',
}
