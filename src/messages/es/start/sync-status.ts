import type { syncStatus as en } from '#messages/en/start/sync-status.ts'

export const syncStatus = {
  'syncStatus.synced': 'Sincronizado',
  'syncStatus.syncedNote': 'Todo está al día.',
  'syncStatus.syncing': 'Sincronizando {count}',
  'syncStatus.syncingPhotos':
    '{count, plural, one {Sincronizando # foto} other {Sincronizando # fotos}}',
  'syncStatus.syncingFiles':
    '{count, plural, one {Sincronizando # archivo} other {Sincronizando # archivos}}',
  'syncStatus.syncingNote': 'Tus cambios se están sincronizando.',
  'syncStatus.waiting': '{count} en espera',
  'syncStatus.waitingNote': 'Daybook reintentará automáticamente.',
  'syncStatus.offline': 'Sin conexión',
  'syncStatus.offlineWaiting': 'Sin conexión · {count} en espera',
  'syncStatus.offlinePhotos':
    '{count, plural, one {Sin conexión · # foto en espera} other {Sin conexión · # fotos en espera}}',
  'syncStatus.offlineFiles':
    '{count, plural, one {Sin conexión · # archivo en espera} other {Sin conexión · # archivos en espera}}',
  'syncStatus.offlineNote':
    '{count, plural, =0 {Los cambios de otros llegan cuando vuelva la conexión.} one {# cambio está guardado en este {device} y se sincroniza cuando vuelva la conexión.} other {# cambios están guardados en este {device} y se sincronizan cuando vuelva la conexión.}}',
  'syncStatus.noServerNote':
    '{count, plural, =0 {No se puede conectar con el servidor. Daybook reintentará.} one {No se puede conectar con el servidor. # cambio está guardado en este {device} y se sincroniza solo.} other {No se puede conectar con el servidor. # cambios están guardados en este {device} y se sincronizan solos.}}',
  'syncStatus.downloading': 'Descargando',
  'syncStatus.downloadingOf': 'Descargando {received} de {total}',
  'syncStatus.downloadingNote': 'Puedes trabajar con lo que ya está aquí.',
  'syncStatus.notUpdating': 'Sin actualizar',
  'syncStatus.notUpdatingNote': 'Sin cambios de otros desde {when}. Daybook reintentará.',
  'syncStatus.actionNeeded':
    '{count, plural, one {Requiere tu atención} other {Requieren tu atención · #}}',
  'syncStatus.actionNeededNote':
    '{count, plural, one {# cambio necesita que decidas.} other {# cambios necesitan que decidas.}}',
  'syncStatus.signIn':
    '{count, plural, =0 {Vuelve a iniciar sesión} other {Inicia sesión para sincronizar #}}',
  'syncStatus.signInNote':
    'Tus cambios están guardados en este {device} y se sincronizan cuando inicies sesión.',
  'syncStatus.oldest': 'El cambio más antiguo tiene {age}.',
  'device.phone': 'teléfono',
  'device.other': 'dispositivo',
  'size.small': '<1 kB',
  'value.reference': '(otro)',
  'value.details': '(varios datos)',
  'unsent.syncing': 'Sincronizando',
  'unsent.waiting': 'En espera',
  'unsent.offline': 'Guardado en este {device}',
  'unsent.signIn': 'Guardado en este {device}, inicia sesión para sincronizar',
  'offline.title': 'Sin conexión',
} satisfies Record<keyof typeof en, string>
