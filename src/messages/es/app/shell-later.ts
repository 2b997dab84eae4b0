import type { shellLater as en } from '#messages/en/app/shell-later.ts'

export const shellLater = {
  'shell.update': 'Hay una versión nueva',
  'shell.updateNote': 'Actualizar tarda un momento.',
  'shell.updateLater': 'Guarda tu texto y completa la orden primero.',
  'shell.updateNow': 'Actualizar',
  'shell.install': 'Instala Daybook',
  'shell.installNote': 'Se abre al instante, también sin conexión.',
  'shell.installNow': 'Instalar',
  'shell.notNow': 'Ahora no',
  'shell.outdated': 'Hay una versión más nueva en otra pestaña',
  'shell.outdatedNote': 'Recarga esta pestaña para continuar.',
  'shell.blocked': 'Hay una versión anterior en otra pestaña',
  'shell.blockedNote': 'Cierra las otras pestañas y recarga esta.',
  'shell.onlineOnly': 'Este navegador no funciona sin conexión',
  'shell.onlineOnlyNote':
    'Los cambios se envían al momento. Abre una ventana normal para trabajar sin conexión.',
  'shell.noStorage': 'Este navegador no puede guardar nada',
  'shell.noStorageNote':
    'Sal del modo privado o permite el almacenamiento para conservar tus cambios.',
  'shell.needsSignIn': 'Vuelve a iniciar sesión',
  'shell.needsSignInNote':
    'Tus cambios están guardados en este {device} y se sincronizan cuando inicies sesión.',
  'shell.unreadable':
    '{count, plural, one {# elemento no se puede mostrar} other {# elementos no se pueden mostrar}}',
  'shell.lost':
    '{count, plural, one {Se perdió # cambio de este dispositivo} other {Se perdieron # cambios de este dispositivo}}',
  'shell.lostSince':
    'Hechos desde {since}, vistos aquí por última vez {seen}. El navegador borró su almacenamiento antes de sincronizarlos.',
  'shell.lostLastSeen':
    'Vistos aquí por última vez {seen}. El navegador borró su almacenamiento antes de sincronizarlos.',
  'shell.lostNote':
    'Lo sincronizado está a salvo. Revisa lo que hiciste desde entonces y vuelve a escribirlo.',
  'shell.lostDismiss': 'Entendido',
  'shell.unreadableNote':
    'Puede ser de una versión más nueva de Daybook. Todo lo demás está al día.',
  'shell.unreadableView': 'Ver',
  'shell.commandNewOrder': 'Nueva orden',
  'shell.commandNewCustomer': 'Nuevo cliente',
  'shell.commandInvite': 'Invitar a alguien',
  'shell.commandWords.order': 'trabajo visita servicio',
  'shell.commandWords.customer': 'cliente',
  'shell.commandWords.plan': 'recurrente contrato',
  'shell.commandWords.estimate': 'cotización oferta',
  'shell.commandWords.invoice': 'cobro',
  'shell.commandWords.timeOff': 'enfermo baja vacaciones permiso día libre',
  'shell.commandWords.invite': 'nuevo técnico miembro usuario equipo',
  'shell.commandWords.planDay': 'agenda planificador rutas optimizar',
  'shell.commandOverdue': 'Facturas vencidas',
  'shell.commandWords.overdue': 'recordatorios atrasadas impagadas pendientes cobros',
  'shell.commandWords.lowStock': 'reponer piezas inventario existencias',
  'shell.commandFitIn': 'Encajar como urgente: {title}',
  'shell.commandWords.fitIn': 'emergencia urgencia hoy',
  'shell.commandWords.theme': 'colores modo tema brillo',
  'shell.commandReview': 'Revisar órdenes',
  'shell.commandSettings': 'Ajustes: {section}',
  'shell.commandSearch': 'Buscar en esta lista',
  'shell.commandSearchAll': 'Buscar en todo',
  'shell.commandShortcuts': 'Ver atajos de teclado',
  'shell.commandSync': 'Ver cambios en espera',
  'shell.commandSyncNow': 'Sincronizar ahora',
  'shell.commandTheme': 'Apariencia: {theme}',
  'shell.theme.system': 'Sistema',
  'shell.theme.light': 'Claro',
  'shell.theme.dark': 'Oscuro',
  'shell.theme.sun': 'Alto contraste',
  'shell.commandLanguage': 'Idioma: {language}',
} satisfies Record<keyof typeof en, string>
