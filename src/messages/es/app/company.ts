import type { companyTexts as en } from '#messages/en/app/company.ts'

export const companyTexts = {
  'admin.section.profile': 'Perfil',
  'admin.sectionNote.profile': 'Nombre y dirección',
  'admin.section.hours': 'Horario de trabajo',
  'admin.sectionNote.hours': 'Cuándo trabaja tu personal',
  'admin.section.region': 'Zona horaria y moneda',
  'admin.sectionNote.region': 'Cómo se muestran horas y precios',
  'admin.section.taxes': 'Impuestos',
  'admin.sectionNote.taxes': 'Lo que se suma a los precios',
  'admin.section.templates': 'Plantillas de orden',
  'admin.sectionNote.templates': 'Listas de verificación y requisitos',
  'admin.section.location': 'Política de ubicación',
  'admin.sectionNote.location': 'Qué se registra y quién lo ve',
  'admin.section.roles': 'Roles y permisos',
  'admin.sectionNote.roles': 'Qué puede hacer cada rol',
  'admin.editProfile': 'Editar perfil',
  'admin.editHours': 'Editar horario de trabajo',
  'admin.editRegion': 'Editar zona horaria y moneda',
  'admin.editTaxes': 'Editar impuestos',
  'locationPolicy.title': 'Lo que se le dice a tu personal',
  'locationPolicy.recorded': 'Qué se registra',
  'locationPolicy.recordedNote':
    'Dónde se tocó una actualización y el recorrido que elijas arriba. Nunca en los descansos.',
  'locationPolicy.seen': 'Quién lo ve',
  'locationPolicy.seenNote': 'La persona y la oficina. Ningún otro técnico ni cliente.',
  'locationPolicy.kept': 'Cuánto tiempo',
  'locationPolicy.keptNote': 'Los recorridos se eliminan a los 30 días.',
  'locationPolicy.choice': 'Quién decide',
  'locationPolicy.choiceNote':
    'No se registra nada hasta que la persona acepta en su teléfono. Se detiene con un toque.',
} satisfies Record<keyof typeof en, string>
