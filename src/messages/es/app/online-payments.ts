import type { onlinePayments as en } from '#messages/en/app/online-payments.ts'

export const onlinePayments = {
  'online.title': 'Pagos en línea',
  'online.loading': 'Cargando los pagos en línea',
  'online.offline': 'Conéctate a internet para ver esto.',
  'online.owner': 'Solo el propietario puede cambiarlo.',
  'online.is.on': 'Activados',
  'online.is.pending': 'Configuración incompleta',
  'online.is.off': 'Desactivados',
  'online.note.on': 'Los clientes pueden pagar facturas con tarjeta desde su enlace.',
  'online.note.pending': 'Stripe necesita más datos antes de que los clientes puedan pagar.',
  'online.note.off': 'Los clientes pagan facturas con tarjeta mediante tu cuenta de Stripe.',
  'online.do.on': 'Desactivar',
  'online.do.pending': 'Continuar en Stripe',
  'online.do.off': 'Conectar Stripe',
} as const satisfies Record<keyof typeof en, string>
