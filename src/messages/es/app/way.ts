import type { way as en } from '#messages/en/app/way.ts'

export const way = {
  'way.title': 'Dónde estoy',
  'way.choice': 'Decir dónde estoy mientras trabajo',
  'way.term.steps':
    'Apagado hasta que lo actives. Entonces cada paso que marcas dice también dónde lo marcaste.',
  'way.term.off': 'Tu empresa no registra recorridos entre los pasos.',
  'way.term.travel':
    'Tu empresa pide registrar tu recorrido desde «en camino» hasta «hecho». Nunca durante una pausa.',
  'way.term.duty':
    'Tu empresa pide registrar tu recorrido mientras corre tu jornada. Nunca durante una pausa.',
  'way.term.who': 'Lo ven la oficina de tu empresa y tú, nadie más. A los 30 días se borra.',
  'way.term.stop': 'Puedes pararlo cuando quieras con un toque. Tu trabajo sigue igual.',
  'way.term.battery':
    'Funciona mientras Daybook está abierto, se interrumpe cuando el teléfono duerme y gasta más batería de lo normal; con poca batería mira con menos frecuencia.',
  'way.on.job': 'Se registra hasta terminar el trabajo',
  'way.on.duty': 'Se registra durante la jornada',
  'way.who': 'La oficina de {company} puede ver tu recorrido.',
  'way.coarse': 'Poca batería: mira con menos frecuencia.',
  'way.drive': 'Pantalla encendida',
  'way.stop': 'Parar',
  'way.stopped': 'Parado. Ya no se registra dónde estás.',
  'way.again': 'Activar otra vez',
  'way.none.lost': 'Aquí no se encuentra tu posición. Se intenta de nuevo.',
  'way.none.denied': 'Este navegador no tiene permiso para decir dónde estás',
  'way.none.missing': 'Este dispositivo no puede decir dónde estás',
  'way.noneNote':
    'Todo lo demás funciona igual. Si el navegador puede, sus ajustes de esta página lo permiten.',
  'way.where': 'En el mapa (± {metres} m)',
  'way.battery': 'batería {percent} %',
  'way.mine': 'Mi recorrido',
  'way.ofPerson': 'El recorrido de un día',
  'way.whose': '¿De quién?',
  'way.nothing': 'No hay nada registrado este día.',
  'way.summary': '{km} km, {count, plural, one {# lugar} other {# lugares}}',
  'way.start': 'Empezó aquí',
  'way.last': 'Último lugar conocido',
  'way.stay': 'Se quedó {length}',
  'way.dayBefore': 'El día anterior',
  'way.dayAfter': 'El día siguiente',
  'way.lastPlaces': 'Últimos lugares conocidos',
  'way.nobodyShares': 'Ahora nadie comparte su posición.',
  'way.stale': 'Hace un rato',
  'way.duty': 'Recorridos de los técnicos',
  'way.dutyNote':
    'Cada técnico decide en su teléfono si participa, ve quién puede verlo y puede pararlo cuando quiera.',
  'way.mode.off': 'Ningún recorrido',
  'way.mode.travel': 'Desde «en camino» hasta «hecho»',
  'way.mode.duty': 'Durante la jornada',
  'way.modeNote.off': 'Solo dónde se marcó un paso, de quienes aceptan.',
  'way.modeNote.travel': 'El camino al cliente y el tiempo allí.',
  'way.modeNote.duty': 'Mientras corre el reloj de la jornada, sin las pausas.',
} satisfies Record<keyof typeof en, string>
