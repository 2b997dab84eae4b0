export const address = {
  'address.line1': 'Street and number',
  'address.line2': 'Unit, floor, building',
  'address.postcode': 'Postcode',
  'address.city': 'Town or city',
  'address.region': 'State or region',
  'address.country': 'Country',
  'address.none': 'No address',
  'person.unassigned': 'Unassigned',
} as const
