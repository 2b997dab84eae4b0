import type { address as en } from '#messages/en/start/address.ts'

export const address = {
  'address.line1': 'Calle y número',
  'address.line2': 'Apartamento, piso, edificio',
  'address.postcode': 'Código postal',
  'address.postalCode': 'Código postal',
  'address.zip': 'Código postal (ZIP)',
  'address.city': 'Ciudad',
  'address.region': 'Estado o provincia',
  'address.province': 'Provincia',
  'address.state': 'Estado',
  'address.county': 'Condado',
  'address.country': 'País',
  'address.none': 'Sin dirección',
  'person.unassigned': 'Sin asignar',
} satisfies Record<keyof typeof en, string>
