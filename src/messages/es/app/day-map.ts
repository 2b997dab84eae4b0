import type { dayMapTexts as en } from '#messages/en/app/day-map.ts'

export const dayMapTexts = {
  'dayMap.stops': 'Paradas',
  'dayMap.view.stops': 'Paradas',
  'dayMap.view.route': 'Mi recorrido',
  'dayMap.sharingOn': 'Compartiendo',
  'dayMap.sharingOff': 'Sin compartir',
  'dayMap.views': 'Vista',
  'dayMap.label': 'Mapa de tu día. Las flechas lo mueven; más y menos cambian el zoom.',
  'dayMap.progress': '{done} de {count} hechas',
  'dayMap.next': 'Siguiente',
  'dayMap.show': 'Ver la parada {number} en el mapa',
  'dayMap.noPlace': 'No está en el mapa: se desconoce su ubicación',
  'dayMap.driveFromHere': 'Unos {minutes} min en coche desde aquí',
  'dayMap.driveFromLast': 'A unos {minutes} min en coche',
  'dayMap.showMap': 'Ver mapa',
  'dayMap.showList': 'Ver lista',
  'dayMap.missingNote':
    'Se carga cuando vuelvas a tener conexión. La lista tiene todas las paradas.',
  'dayMap.unsupportedNote': 'La lista tiene todas las paradas, con indicaciones.',
} satisfies Record<keyof typeof en, string>
