import type { Trade } from '../base/types.ts'

/** Equipment in the buildings of the town; makers and models are invented. */
export const assetKinds: Readonly<
  Record<
    Trade,
    readonly { readonly name: string; readonly maker: string; readonly model: string }[]
  >
> = {
  heating: [
    { name: 'Condensing boiler', maker: 'Norvane', model: 'CB 46' },
    { name: 'Combi boiler', maker: 'Halden', model: 'CX 35' },
    { name: 'Heat pump', maker: 'Norvane', model: 'AirLoop 12' },
  ],
  electrical: [
    { name: 'Main distribution board', maker: 'Brightline', model: 'DB 3/24' },
    { name: 'Emergency lighting system', maker: 'Brightline', model: 'EL 40' },
    { name: 'Standby generator', maker: 'Kestrel', model: 'G 22' },
  ],
  refrigeration: [
    { name: 'Walk-in cooler', maker: 'Polarmark', model: 'WK 8' },
    { name: 'Display case', maker: 'Polarmark', model: 'VC 250' },
    { name: 'Ice machine', maker: 'Tarn', model: 'IM 90' },
  ],
}

export const assetNotes: readonly string[] = [
  'Isolation valve is behind the left panel.',
  'Runs hot in summer: clean the coil every visit.',
  'Spare cover key hangs in the plant room.',
  'Call the site contact before you reset it.',
]
