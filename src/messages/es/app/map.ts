import type { map as en } from '#messages/en/app/map.ts'

export const map = {
  'map.open': 'Mapa',
  'map.title': 'Mapa',
  'map.label': 'Mapa alrededor de {address}. Las flechas lo mueven; más y menos cambian el zoom.',
  'map.closer': 'Acercar',
  'map.farther': 'Alejar',
  'map.back': 'Volver al lugar',
  'map.own': 'Mi ubicación',
  'map.ownAt': 'A {distance} km de ti (± {metres} m)',
  'map.ownLost': 'No se encuentra tu ubicación. Inténtalo de nuevo al aire libre.',
  'map.coming': 'Cargando el mapa. Necesita conexión.',
  'map.missing': 'Mapa sin descargar',
  'map.missingNote': 'Se carga cuando vuelva la conexión. La dirección está abajo.',
  'map.cannot': 'Este navegador no puede mostrar mapas',
  'map.cannotNote': 'La dirección y cómo llegar están abajo.',
  'map.madeUp': 'Mapa de la ciudad ficticia de la demostración',
} satisfies Record<keyof typeof en, string>
