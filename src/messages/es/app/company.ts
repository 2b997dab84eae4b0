import type { companyTexts as en } from '#messages/en/app/company.ts'

export const companyTexts = {
  'admin.section.profile': 'Perfil',
  'admin.sectionNote.profile': 'Nombre, contacto, datos fiscales y banco',
  'admin.section.hours': 'Horario y días festivos',
  'admin.sectionNote.hours': 'Cuándo trabaja tu personal y cuándo no',
  'admin.section.region': 'Zona horaria y moneda',
  'admin.sectionNote.region': 'Cómo se muestran horas y precios',
  'admin.section.taxes': 'Impuestos y tarifas',
  'admin.sectionNote.taxes': 'Impuestos de los precios y tu tarifa por hora',
  'admin.section.templates': 'Plantillas de orden',
  'admin.section.skills': 'Habilidades',
  'admin.sectionNote.templates': 'Listas de verificación y requisitos',
  'admin.sectionNote.skills': 'Qué sabe hacer tu personal y hasta cuándo',
  'admin.section.location': 'Seguimiento de ubicación',
  'admin.sectionNote.location': 'Qué se registra y quién lo ve',
  'admin.section.roles': 'Roles y permisos',
  'admin.sectionNote.roles': 'Qué puede hacer cada rol',
  'admin.editProfile': 'Editar perfil',
  'admin.editHours': 'Editar horario de trabajo',
  'admin.editRegion': 'Editar zona horaria y moneda',
  'admin.group.company': 'Empresa',
  'admin.group.work': 'Cómo trabajas',
  'admin.group.access': 'Acceso y datos',
  'locationPolicy.title': 'Lo que se le dice a tu personal',
  'locationPolicy.recorded': 'Qué se registra',
  'locationPolicy.recordedNote':
    'Dónde se tocó cada paso y el recorrido que elijas arriba. Nunca en los descansos.',
  'locationPolicy.seen': 'Quién lo ve',
  'locationPolicy.seenNote':
    'La persona y la oficina, ningún otro técnico. Los clientes solo la ven en camino, con 100 m de precisión.',
  'locationPolicy.kept': 'Cuánto tiempo',
  'locationPolicy.keptNote':
    'Los recorridos se eliminan a los {days} días. Quedan la distancia y las horas de cada día.',
  'locationPolicy.choice': 'Quién decide',
  'locationPolicy.choiceNote':
    'No se registra nada hasta que la persona acepta en su teléfono. Se detiene con un toque.',
} satisfies Record<keyof typeof en, string>
