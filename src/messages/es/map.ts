import type { map as en } from '../en/map.ts'

export const map = {
  'map.open': 'Mapa',
  'map.title': 'Dónde está',
  'map.label':
    'Mapa alrededor de {address}. Las flechas lo mueven, más y menos lo acercan y alejan.',
  'map.closer': 'Acercar',
  'map.farther': 'Alejar',
  'map.back': 'Volver al lugar',
  'map.own': '¿Dónde estoy?',
  'map.ownAt': 'Estás a {distance} km en línea recta (± {metres} m).',
  'map.ownLost': 'Ahora no se encuentra tu posición. Inténtalo de nuevo a cielo abierto.',
  'map.coming': 'Se está descargando el mapa. Sin conexión, llegará en cuanto la haya.',
  'map.missing': 'El mapa de esta zona no está en este dispositivo',
  'map.missingNote':
    'La dirección y cómo llegar están abajo. Con conexión, el mapa llega solo; «Llevármelo todo» en la página Hoy lo guarda para después.',
  'map.cannot': 'Este navegador no puede dibujar mapas',
  'map.cannotNote': 'La dirección y cómo llegar están abajo.',
  'map.madeUp': 'Mapa: la ciudad de la demostración, que es inventada.',
} satisfies Record<keyof typeof en, string>
