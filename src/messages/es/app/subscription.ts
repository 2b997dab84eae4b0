import type { subscriptionTexts as en } from '#messages/en/app/subscription.ts'

export const subscriptionTexts = {
  'subscription.trialTitle':
    '{count, plural, =0 {La prueba termina hoy} one {Prueba: queda # día} other {Prueba: quedan # días}}',
  'subscription.trialHint': 'Termina: {until}. Elige un plan para que tu equipo siga trabajando.',
  'subscription.graceTitle': 'El pago falló',
  'subscription.graceHint':
    'Actualiza tu tarjeta para que tu equipo siga trabajando. Último día: {until}.',
  'lapse.stopped': 'No se puede empezar nada nuevo',
  'lapse.trialEnded':
    '{since, select, none {Tu prueba terminó} other {Tu prueba terminó el {since}}}',
  'lapse.planEnded': '{since, select, none {Tu plan terminó} other {Tu plan terminó el {since}}}',
  'lapse.companyEnded':
    '{since, select, none {El plan de tu empresa terminó} other {El plan de tu empresa terminó el {since}}}',
  'lapse.choose': 'Elige un plan para seguir trabajando. Todo lo que tienes sigue aquí.',
  'lapse.payAgain':
    'Tu pago falló. Actualiza tu tarjeta para seguir trabajando. Todo lo que tienes sigue aquí.',
  'lapse.ask':
    '{owner, select, none {Puedes leerlo todo y completar las órdenes empezadas. Para algo nuevo, habla con el propietario.} other {Puedes leerlo todo y completar las órdenes empezadas. Para algo nuevo, habla con {owner}, titular de la cuenta.}}',
  'subscription.view': 'Ver suscripción',
  'subscription.choose': 'Elige un plan',
  'subscription.billed': 'Facturación',
  'subscription.monthly': 'Mensual',
  'subscription.yearly': 'Anual',
  'subscription.seats': 'Puestos',
  'subscription.seatsHint':
    '{count, plural, one {Uno por persona; # en uso} other {Uno por persona; # en uso}}',
  'subscription.seatsWrong': 'Escribe un número del {min} al {max}',
  'subscription.seatsUsed': '{used} de {limit} en uso',
  'subscription.allFeatures': 'Todas las funciones, hasta {count} personas',
  'subscription.someFeatures': 'Sin mapa ni inventario, hasta {count} personas',
  'subscription.tooSmall': 'No cubre tus {count} puestos',
  'subscription.aMonth': 'al mes',
  'subscription.aYear': 'al año',
  'subscription.subscribe': 'Suscribirse',
  'subscription.chooseNamed': 'Suscribirse a {plan}',
  'subscription.refused': 'No se pudo iniciar el pago. Inténtalo de nuevo en un momento.',
  'subscription.refusedSeats': 'Este plan no admite tantas personas.',
  'subscription.refusedOften': 'Demasiados intentos. Espera una hora y prueba otra vez.',
  'subscription.refusedTwice': 'Tu empresa ya tiene una suscripción.',
  'subscription.manage': 'Gestionar pagos',
  'subscription.manageHint':
    'Cambia de plan, puestos o tarjeta, o cancela, en Gestionar pagos. Los puestos no pueden ser menos que las personas.',
  'subscription.renewsOn': 'Se renueva',
  'subscription.endsOn': 'Termina',
  'subscription.invoices': 'Facturas',
  'subscription.status.unpaid': 'Sin pagar',
  'subscription.status.canceled': 'Cancelada',
  'subscription.paid': 'Pagada',
  'subscription.unpaid': 'Sin pagar',
  'subscription.offlineTitle': 'Sin conexión',
  'subscription.offlineHint': 'Los planes y los pagos necesitan conexión.',
  'subscription.loading': 'Cargando la suscripción',
  'subscription.notLoaded': 'No se pudo cargar tu suscripción',
  'subscription.confirming': 'Confirmando tu pago',
  'subscription.confirmingHint': 'Tarda unos segundos.',
  'subscription.noOffers': 'No hay planes disponibles',
  'subscription.noOffersHint': 'Los pagos aún no están configurados.',
} satisfies Record<keyof typeof en, string>
