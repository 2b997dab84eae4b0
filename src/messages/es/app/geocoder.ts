import type { geocoderTexts as en } from '#messages/en/app/geocoder.ts'

export const geocoderTexts = {
  'geocoder.title': 'Buscar dirección',
  'geocoder.search': 'Buscar',
  'geocoder.type': 'Escribe calle y localidad.',
  'geocoder.press': 'Pulsa Intro para buscar.',
  'geocoder.asking': 'Buscando…',
  'geocoder.found': '{count, plural, one {# dirección} other {# direcciones}}',
  'geocoder.none': 'No hay direcciones que coincidan.',
  'geocoder.offline': 'La búsqueda necesita conexión. Escribe la dirección y pon el marcador.',
  'geocoder.busy': 'Demasiadas búsquedas. Espera un momento.',
  'geocoder.broken': 'La búsqueda no funciona. Escribe la dirección y pon el marcador.',
  'geocoder.use': 'Usar esta dirección',
} satisfies Record<keyof typeof en, string>
