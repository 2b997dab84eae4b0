import type { restore as en } from '#messages/en/app/restore.ts'

export const restore = {
  'restore.title': 'Restaurar una exportación',
  'restore.about': 'Llena esta empresa con un archivo ZIP, mientras no tenga clientes ni órdenes.',
  'restore.choose': 'Elegir un archivo',
  'restore.confirmTitle': '¿Restaurar {file}?',
  'restore.notIncluded':
    'No se restauran las personas, sus permisos, las invitaciones, el perfil de la empresa ni el plan.',
  'restore.start': 'Restaurar',
  'restore.running': 'Restaurando',
  'restore.keepOpen':
    'Mantén esta página abierta. Para continuar después, elige otra vez el mismo archivo.',
  'restore.done': 'Restaurado',
  'restore.existing': '{count, plural, one {# registro ya estaba} other {# registros ya estaban}}',
  'restore.refused':
    '{count, plural, one {# registro no se restauró} other {# registros no se restauraron}}',
  'restore.wasDeleted': 'eliminado antes de exportar',
} satisfies Record<keyof typeof en, string>
