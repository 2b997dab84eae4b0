import type { reminderTexts as en } from '#messages/en/app/reminders.ts'

export const reminderTexts: Record<keyof typeof en, string> = {
  'reminders.title': 'Recordatorios de pago',
  'reminders.off': 'Desactivados. No se recuerda a nadie automáticamente.',
  'reminders.stage': 'Recordatorio {count}',
  'reminders.after': '{count, plural, one {# día} other {# días}} después del vencimiento',
  'reminders.note':
    'Se envían por correo a las 9:00 hasta que se pague la factura. Quien no tiene correo no recibe ninguno.',
  'reminders.help': 'Días después del vencimiento. Deja un campo vacío si no quieres recordatorio.',
  'reminders.bad': 'Usa de 1 a 180 días, cada uno posterior al anterior.',
  'sendInvoices.link': 'Enviar {count}',
  'sendInvoices.reminder': 'Recordar {count}',
  'sendInvoices.byEmail': 'Enviar por correo',
  'sendInvoices.again': 'Enviar por correo otra vez',
  'sendInvoices.one': 'Enviar recordatorio',
  'sendInvoices.linkTitle':
    '{count, plural, =0 {Nada que enviar} one {Enviar # factura por correo} other {Enviar # facturas por correo}}',
  'sendInvoices.reminderTitle':
    '{count, plural, =0 {Nada que enviar} one {Enviar # recordatorio} other {Enviar # recordatorios}}',
  'sendInvoices.linkNote': 'Cada cliente recibe un enlace para leer y guardar la factura.',
  'sendInvoices.reminderNote': 'Cada cliente recibe un correo que dice cuánto queda por pagar.',
  'sendInvoices.offline': 'Los correos salen cuando este dispositivo tenga conexión.',
  'sendInvoices.send': '{count, plural, one {Enviar # correo} other {Enviar # correos}}',
  'reminders.pause': 'Pausar recordatorios',
  'reminders.resume': 'Reanudar recordatorios',
  'reminders.paused': 'Recordatorios en pausa · {when}',
  'sendInvoices.skip.paused': 'Recordatorios en pausa',
  'sendInvoices.skip.noNumber': 'Número pendiente',
  'sendInvoices.skip.noEmail': 'Sin correo electrónico',
  'sendInvoices.skip.mailed': 'Ya enviada por correo',
  'sendInvoices.skip.notOverdue': 'No vencida',
  'sendInvoices.skip.remindedToday': 'Ya recordada hoy',
  'sendInvoices.sent': '{count, plural, one {# correo en camino} other {# correos en camino}}',
  'sendInvoices.notSent': '{count, plural, one {# correo sin enviar} other {# correos sin enviar}}',
  'sendInvoices.mails': 'Correos al cliente',
  'sendInvoices.mailed': 'Factura',
}
