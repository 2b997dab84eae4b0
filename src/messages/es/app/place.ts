import type { placeTexts as en } from '#messages/en/app/place.ts'

export const placeTexts = {
  'place.title': 'Ubicación en el mapa',
  'place.mapLabel': 'Mapa para el marcador. Las flechas lo mueven; más y menos cambian el zoom.',
  'place.pin': 'Marcador. Las flechas lo mueven {one} m; con Mayús, {more} m.',
  'place.pinMiddle': 'Marcador en el centro',
  'place.drop': 'Toca el mapa para poner el marcador.',
  'place.adjust': 'Arrastra el marcador, o selecciónalo y usa las flechas.',
  'place.adjustTouch': 'Arrastra el marcador, o toca donde va.',
  'place.noMap': 'No hay mapa de esta zona',
  'place.noMapNote': 'Usa tu ubicación, o pega coordenadas o el enlace de un mapa.',
  'place.missingNote':
    'Se carga cuando vuelva la conexión. Tu ubicación, las coordenadas y los enlaces funcionan ya.',
  'place.at': 'Marcador en {point}',
  'place.none': 'Sin marcador',
  'place.here': 'Usar mi ubicación',
  'place.accuracy': 'Tu ubicación, ± {metres} m',
  'place.inexact': 'Tu ubicación, solo ± {metres} m. Comprueba el marcador.',
  'place.remove': 'Quitar marcador',
  'place.text': 'Coordenadas o enlace de mapa',
  'place.textHint':
    'Como 44.6488, -63.5752, o un enlace de Google Maps, Apple Maps u OpenStreetMap',
  'place.shortLink':
    'Los enlaces cortos no se pueden leer aquí. Ábrelo y copia el enlace completo o las coordenadas.',
  'place.unknown': 'No hay coordenadas. Escribe latitud y longitud, separadas por una coma.',
  'place.asksFit': 'La dirección ha cambiado. ¿Sigue bien el marcador?',
  'place.keep': 'Dejar marcador',
  'place.known': 'Otro lugar con esta dirección tiene ubicación.',
  'place.useKnown': 'Usar esa ubicación',
  'place.nearStreet': 'Otro lugar de esta calle tiene ubicación.',
  'place.nearby': 'Otro lugar cercano tiene ubicación.',
  'place.useNear': 'Empezar ahí y ajustar',
  'places.title': 'Lugares sin ubicación',
  'places.count':
    '{count, plural, one {# lugar no está en el mapa} other {# lugares no están en el mapa}}',
  'places.none': 'Todos los lugares están en el mapa',
  'places.saveNext': 'Guardar y siguiente',
  'places.set': 'Fijar ubicación',
  'places.correct': 'Corregir ubicación',
  'places.next': 'Siguiente lugar',
} satisfies Record<keyof typeof en, string>
