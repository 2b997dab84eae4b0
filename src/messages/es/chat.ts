import type { chat as en } from '../en/chat.ts'

export const chat = {
  'chat.new': 'Nuevo mensaje',
  'chat.choose': '¿A quién quieres escribir?',
  'chat.everybody': 'Todos',
  'chat.withOffice': '{name} con la oficina',
  'chat.you': 'Tú',
  'chat.somebody': 'Alguien',
  'chat.back': 'Todas las conversaciones',
  'chat.empty': 'Nada dicho todavía',
  'chat.emptyNote':
    'Aquí no se ha dicho nada todavía. Lo que escribas queda en este {device} y se envía cuando haya señal.',
  'chat.unknown': 'Esta versión de la aplicación no conoce esta conversación',
  'chat.messages': 'Mensajes',
  'chat.unread': '{count, plural, one {# nuevo} other {# nuevos}}',
  'chat.urgentCount': '{count, plural, one {# urgente} other {# urgentes}}',
  'chat.urgentWaits':
    '{count, plural, one {Te espera un mensaje urgente} other {Te esperan # mensajes urgentes}}',
  'chat.readIt': 'Leerlo',
  'chat.urgent': 'Urgente',
  'chat.mention': 'Mencionar',
  'chat.mentionCount':
    '{count, plural, one {# persona; flechas para elegir, Intro para aceptar} other {# personas; flechas para elegir, Intro para aceptar}}',
  'chat.enterHint': 'Intro envía, Mayús+Intro empieza otra línea',
  'chat.newHere': 'Nuevos',
  'chat.latest': 'Ir al último',
  'chat.below': '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  'chat.reply': 'Responder',
  'chat.noPicture': 'Quitar esta imagen',
  'chat.noReply': 'No responder a esto',
  'chat.write': 'Escribe un mensaje',
  'chat.send': 'Enviar',
  'chat.acknowledge': 'Lo he visto',
  'chat.seenBy': 'Visto por {names}',
  'chat.nobodySaw': 'Nadie ha dicho aún que lo vio',
  'chat.state.sent': 'Enviado',
  'chat.state.read': 'Leído por la oficina',
} satisfies Record<keyof typeof en, string>
