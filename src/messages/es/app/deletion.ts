import type { deletion as en } from '#messages/en/app/deletion.ts'

export const deletion = {
  'deletion.title': 'Eliminar la empresa',
  'deletion.about': 'Todo se elimina 30 días después de que lo pidas.',
  'deletion.start': 'Eliminar la empresa',
  'deletion.keep': 'Conservar la empresa',
  'deletion.kept': 'La empresa se conserva',
  'deletion.due': 'Esta empresa se eliminará el {date}',
  'deletion.onlyOwner': 'Solo el propietario puede impedirlo.',
  'deletion.youCanStop': 'Solo tú puedes impedirlo. Exporta lo que quieras conservar.',
  'deletion.confirmTitle': '¿Eliminar {company}?',
  'deletion.confirm': 'Eliminar en 30 días',
  'deletion.everything':
    'El {date} se eliminan clientes, órdenes, horas, mensajes y fotos para todos.',
  'deletion.untilThen':
    'Hasta entonces todos trabajan como siempre, y puedes conservar la empresa.',
  'deletion.exportFirst': 'Después no se puede restaurar nada. Exporta todo antes.',
  'deletion.typeName': 'Para confirmar, escribe “{company}”',
} satisfies Record<keyof typeof en, string>
