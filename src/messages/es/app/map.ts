import type { map as en } from '#messages/en/app/map.ts'

export const map = {
  'map.open': 'Mapa',
  'map.title': 'Mapa',
  'map.label': 'Mapa alrededor de {address}. Las flechas lo mueven; más y menos cambian el zoom.',
  'map.zoomWithCtrl': 'Mantén pulsado Ctrl para acercar el mapa',
  'map.zoomWithCommand': 'Mantén pulsado ⌘ para acercar el mapa',
  'map.moveWithTwoFingers': 'Mueve el mapa con dos dedos',
  'map.zoomIn': 'Acercar',
  'map.zoomOut': 'Alejar',
  'map.showAll': 'Ver todo',
  'map.back': 'Volver al lugar',
  'map.ownPosition': 'Mi ubicación',
  'map.ownPositionDistance': 'A {distance} km de ti (± {metres} m)',
  'map.ownPositionUnknown': 'No se encuentra tu ubicación. Inténtalo de nuevo al aire libre.',
  'map.loading': 'Cargando mapa…',
  'map.missing': 'Mapa sin descargar',
  'map.missingNote': 'Se carga cuando vuelva la conexión. La dirección está abajo.',
  'map.unsupported': 'Este navegador no puede mostrar mapas',
  'map.unsupportedNote': 'La dirección y cómo llegar están abajo.',
  'map.demoTown': 'Mapa de la ciudad ficticia de la demostración',
} satisfies Record<keyof typeof en, string>
