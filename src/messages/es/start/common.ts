import type { common as en } from '#messages/en/start/common.ts'

export const common = {
  'action.save': 'Guardar',
  'action.cancel': 'Cancelar',
  'action.close': 'Cerrar',
  'action.back': 'Volver',
  'action.undo': 'Deshacer',
  'action.retry': 'Reintentar',
  'sample.badge': 'Ejemplo',
  'time.today': 'Hoy',
  'time.tomorrow': 'Mañana',
  'time.yesterday': 'Ayer',
  'weekday.monday': 'Lunes',
  'weekday.tuesday': 'Martes',
  'weekday.wednesday': 'Miércoles',
  'weekday.thursday': 'Jueves',
  'weekday.friday': 'Viernes',
  'weekday.saturday': 'Sábado',
  'weekday.sunday': 'Domingo',
  'role.owner': 'Propietario',
  'role.admin': 'Oficina',
  'role.technician': 'Técnico',
} satisfies Record<keyof typeof en, string>
