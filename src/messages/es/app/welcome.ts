import type { welcome as en } from '../../en/app/welcome.ts'

export const welcome = {
  'welcome.title': 'Ya formas parte de {company}',
  'welcome.step': 'Paso {number} de {count}',
  'welcome.next': 'Siguiente',
  'welcome.skip': 'Omitir todo',
  'welcome.done': 'Empezar',
  'welcome.install': 'Instalar Daybook',
  'welcome.install.note':
    'Un icono en la pantalla de inicio. Abre al instante, también sin conexión.',
  'welcome.installByHand': 'En el menú del navegador o en Compartir, elige «Agregar a inicio».',
  'welcome.installed': 'Instalado',
  'welcome.notify': 'Avisos de órdenes nuevas',
  'welcome.notify.note': 'Cambios de órdenes y mensajes urgentes, con Daybook abierto.',
  'welcome.notifyMissing': 'Este navegador no tiene notificaciones.',
  'welcome.turnedOn': 'Activado',
  'welcome.location': 'Ubicación compartida',
  'welcome.location.note': 'La oficina ve quién está cerca de la próxima orden.',
  'welcome.share': 'Compartir ubicación',
  'welcome.offline': 'Trabajar sin conexión',
  'welcome.offline.note': 'Lleva contigo las órdenes de hoy y mañana.',
} satisfies Record<keyof typeof en, string>
