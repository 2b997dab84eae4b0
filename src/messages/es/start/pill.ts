import type { pill as en } from '#messages/en/start/pill.ts'

export const pill = {
  'pill.synced': 'Sincronizado',
  'pill.syncedNote': 'Todo está al día.',
  'pill.syncing': 'Sincronizando {count}',
  'pill.syncingPhotos': '{count, plural, one {Sincronizando # foto} other {Sincronizando # fotos}}',
  'pill.syncingNote': 'Tus cambios se están sincronizando.',
  'pill.waiting': '{count} en espera',
  'pill.waitingNote': 'Daybook reintentará automáticamente.',
  'pill.offline': 'Sin conexión',
  'pill.offlineWaiting': 'Sin conexión · {count} en espera',
  'pill.offlinePhotos':
    '{count, plural, one {Sin conexión · # foto en espera} other {Sin conexión · # fotos en espera}}',
  'pill.offlineNote':
    '{count, plural, =0 {Los cambios de otros llegan cuando vuelva la conexión.} one {# cambio está guardado en este {device} y se sincroniza cuando vuelva la conexión.} other {# cambios están guardados en este {device} y se sincronizan cuando vuelva la conexión.}}',
  'pill.noServerNote':
    '{count, plural, =0 {No se puede conectar con el servidor. Daybook reintentará.} one {No se puede conectar con el servidor. # cambio está guardado en este {device} y se sincroniza solo.} other {No se puede conectar con el servidor. # cambios están guardados en este {device} y se sincronizan solos.}}',
  'pill.downloading': 'Descargando',
  'pill.downloadingOf': 'Descargando {received} de {total}',
  'pill.downloadingNote': 'Puedes trabajar con lo que ya está aquí.',
  'pill.notUpdating': 'Sin actualizar',
  'pill.notUpdatingNote': 'Sin cambios de otros desde {when}. Daybook reintentará.',
  'pill.actionNeeded':
    '{count, plural, one {Requiere tu atención} other {Requieren tu atención · #}}',
  'pill.actionNeededNote':
    '{count, plural, one {# cambio necesita que decidas.} other {# cambios necesitan que decidas.}}',
  'pill.signIn':
    '{count, plural, =0 {Vuelve a iniciar sesión} other {Inicia sesión para sincronizar #}}',
  'pill.signInNote':
    'Tus cambios están guardados en este {device} y se sincronizan cuando inicies sesión.',
  'pill.oldest': 'El cambio más antiguo tiene {age}.',
  'device.phone': 'teléfono',
  'device.other': 'dispositivo',
  'size.small': 'menos de 1 kB',
  'value.another': '(otro)',
  'value.details': '(varios datos)',
  'unsent.syncing': 'Sincronizando',
  'unsent.waiting': 'En espera',
  'unsent.offline': 'Guardado en este {device}',
  'unsent.signIn': 'Guardado en este {device}, inicia sesión para sincronizar',
  'offline.title': 'Sin conexión',
  'offline.note':
    'Sigue trabajando. Los cambios se guardan en este {device} y se sincronizan cuando vuelva la conexión.',
  'offline.needed': 'Esto necesita conexión. Reintenta cuando vuelva.',
} satisfies Record<keyof typeof en, string>
