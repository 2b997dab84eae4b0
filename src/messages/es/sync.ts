import type { sync as en } from '../en/sync.ts'

export const sync = {
  'sync.title': 'Lo que se está enviando',
  'sync.allSent': 'La oficina lo ha recibido todo',
  'sync.allSentNote': 'Lo que haces se guarda primero en este dispositivo y se envía solo.',
  'sync.lastSent': 'Última recepción en la oficina: {when}',
  'sync.savedHere': 'Guardado en este dispositivo',
  'sync.waitingNote':
    '{count, plural, one {# cambio está guardado en este dispositivo y llega a la oficina cuando la red lo permite.} other {# cambios están guardados en este dispositivo y llegan a la oficina cuando la red lo permite.}}',
  'sync.offline': 'Sin red en este momento',
  'sync.offlineNote': 'Sigue trabajando. Todo se guarda en este dispositivo y se envía después.',
  'sync.keepOpen': 'Deja Daybook abierto hasta que se envíe todo',
  'sync.keepOpenNote':
    'Este navegador no puede enviar con la aplicación cerrada. No se pierde nada si la cierras: sigue la próxima vez.',
  'sync.signIn':
    'Vuelve a iniciar sesión para enviar {count, plural, one {# cambio} other {# cambios}}',
  'sync.signInNote': 'Tu trabajo está a salvo en este dispositivo.',
  'sync.sendNow': 'Enviar ahora',
  'sync.export': 'Guardar una copia en un archivo',
  'sync.fileName': 'daybook-sin-enviar',
  'sync.needsYou': 'Te necesita',
  'sync.onTheWay': 'Aún sin recibir',
  'sync.stateWaiting': 'Guardado en este dispositivo',
  'sync.stateSending': 'Enviándose',
  'sync.stateBlocked': 'Espera a un cambio anterior',
  'sync.stateNeedsYou': 'Te necesita',
  'sync.small': 'menos de 1 kB',
  'sync.tried': '{count, plural, one {un intento} other {# intentos}}',
  'sync.retry': 'Volver a intentar',
  'sync.discard': 'Descartar',
  'sync.discardTitle':
    '{count, plural, one {¿Descartar este cambio?} other {¿Descartar # cambios?}}',
  'sync.discardNote':
    'No está en ningún otro dispositivo y no se puede recuperar. Lo que tiene la oficina queda como está.',
  'sync.discardWith': 'Estos dependen de él y se van con él:',
  'sync.discardWord': 'descartar',
  'sync.discardType': 'Escribe «{word}» para seguir',
  'sync.discarded': 'Descartado. Se vuelve a mostrar la versión de la oficina.',
  'sync.conflictMine': 'Lo tuyo',
  'sync.conflictTheirs': 'La oficina tiene',
  'sync.conflictBefore': 'Cuando lo cambiaste',
  'sync.conflictBy': 'Cambiado por {name}, {when}',
  'sync.conflictByNobody': 'Cambiado {when}',
  'sync.keepMine': 'Quedarme con lo mío',
  'sync.takeTheirs': 'Tomar lo suyo',
  'sync.settled': 'Resuelto. El valor que no se tomó queda en el historial.',
  'sync.empty': '(vacío)',
} satisfies Record<keyof typeof en, string>
