import type { featureTexts as en } from '#messages/en/app/features.ts'

export const featureTexts = {
  'admin.section.features': 'Funciones',
  'admin.sectionNote.features': 'Lo que usa tu empresa',
  'features.title': 'Funciones',
  'features.note':
    'Al desactivar una, se oculta para todos. Nada se elimina y los cambios sin sincronizar llegan igual.',
  'features.ownerOnly': 'Solo el propietario puede cambiar las funciones.',
  'features.notInPlan': 'No está en tu plan.',
  'features.core': 'Siempre activas',
  'features.coreNote': 'Órdenes, clientes, personal y chat.',
  'features.about.schedule':
    'El plan de la semana del personal. Sin ella, las órdenes conservan sus horas previstas.',
  'features.about.tracking':
    'Dónde están las personas y sus recorridos. Sin él, no se registra ni se muestra ninguna ubicación.',
  'features.about.inventory':
    'Piezas en furgonetas y almacenes. Sin él, las órdenes aún llevan piezas, pero el inventario no cambia.',
  'features.offTitle': '¿Desactivar {feature}?',
  'features.off.schedule':
    'La agenda desaparece para todos. Las órdenes conservan horas y técnicos.',
  'features.off.tracking':
    'El mapa desaparece para todos y ya no se registran ubicaciones. Los recorridos anteriores quedan hasta que caducan.',
  'features.off.inventory':
    'El inventario y las furgonetas desaparecen para todos. Las cantidades quedan como están hasta que lo actives otra vez.',
  'features.offConfirm': 'Desactivar para todos',
} as const satisfies Record<keyof typeof en, string>
