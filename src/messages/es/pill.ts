import type { pill as en } from '../en/pill.ts'

export const pill = {
  'pill.sent': 'Todo enviado',
  'pill.sending': 'Enviando {count}',
  'pill.waiting': '{count} en espera · {age}',
  'pill.needsYou': '{count, plural, one {Te necesita} other {Te necesita · #}}',
  'pill.signIn': 'Inicia sesión para enviar {count}',
  'pill.noSignal': 'Sin señal',
  'pill.sentNote': 'La oficina ha recibido todo lo que hiciste.',
  'pill.sendingNote':
    '{count, plural, one {Se está enviando # cambio a la oficina.} other {Se están enviando # cambios a la oficina.}}',
  'pill.waitingNote':
    '{count, plural, one {# cambio está guardado en este {device} y se enviará cuando haya señal.} other {# cambios están guardados en este {device} y se enviarán cuando haya señal.}}',
  'pill.needsYouNote':
    '{count, plural, one {# cambio necesita que decidas. Sigue guardado en este {device}.} other {# cambios necesitan que decidas. Siguen guardados en este {device}.}}',
  'pill.signInNote':
    'Tu trabajo está guardado en este {device}. Inicia sesión otra vez y se enviará.',
  'pill.photos': '{count, plural, one {# foto en espera} other {# fotos en espera}}',
  'pill.photosNote':
    '{count, plural, one {La oficina lo ha recibido todo menos # foto, que está guardada en este {device}.} other {La oficina lo ha recibido todo menos # fotos, que están guardadas en este {device}.}}',
  'device.phone': 'teléfono',
  'device.other': 'dispositivo',
  'size.small': 'menos de 1 kB',
  'value.another': '(otro)',
  'value.details': '(varios datos)',
  'unsent.mark': 'Guardado en este {device}, la oficina aún no lo ha recibido',
  'offline.title': 'Sin señal',
  'offline.note':
    'Sigue trabajando: todo se guarda en este {device} y se envía cuando vuelva la señal.',
  'offline.needed': 'Esto necesita conexión. Inténtalo de nuevo cuando haya señal.',
  'sync.savedHere': 'Guardado en este {device}',
} satisfies Record<keyof typeof en, string>
