import type { settings as en } from '../en/settings.ts'

export const settings = {
  'settings.textSize': 'Tamaño del texto',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Grande',
  'settings.textSize.larger': 'Muy grande',
  'settings.leftHanded': 'Barra para la mano izquierda',
  'settings.report': 'Guardar un informe',
  'settings.reportNote':
    '¿Algo no funciona? Un informe dice cómo está este dispositivo. No contiene nada de tu trabajo.',
  'search.order': 'Órdenes',
  'search.customer': 'Clientes',
  'search.part': 'Piezas',
  'search.message': 'Mensajes',
  'search.open': 'Buscar en todo',
} as const satisfies Record<keyof typeof en, string>
