import type { hours as en } from '#messages/en/app/hours.ts'

export const hours = {
  'hours.title': 'Horas',
  'hours.about': 'Tiempo pagado por persona y día',
  'hours.person': 'Persona',
  'hours.total': 'Total',
  'hours.week': 'Semana del {date}',
  'hours.thisWeek': 'Esta semana',
  'hours.none': 'Sin tiempo registrado esta semana',
  'hours.export': 'Exportar para nómina',
  'hours.exportShort': 'Exportar',
  'hours.exportWeeks': 'Semanas',
  'hours.lastWeeks':
    '{count, plural, one {La semana mostrada} other {# semanas, hasta la mostrada}}',
  'hours.exportNote': 'Un archivo CSV, una fila por persona y día. Solo horas de este dispositivo.',
  'hours.download': 'Descargar CSV',
  'hours.file': 'horas',
  'hours.approveAll': 'Aprobar todas ({count})',
  'hours.approve': 'Aprobar',
  'hours.approveTitle':
    '¿Aprobar las horas de {count, plural, one {# persona} other {# personas}}?',
  'hours.approveNote':
    '{count, plural, one {# de ellas tiene} other {# de ellas tienen}} días por revisar. Las horas aprobadas solo se pueden corregir si reabres la semana.',
  'hours.approved': 'Horas de {count, plural, one {# persona} other {# personas}} aprobadas',
  'devices.title': 'Dispositivos',
  'devices.this': 'Este dispositivo',
  'devices.yours': 'Tus dispositivos',
  'devices.forget': 'Olvidar',
  'devices.forgetOne': 'Olvidar {label}',
  'devices.forgetTitle': '¿Olvidar {label}?',
  'devices.forgetNote':
    'Sale de esta lista. Su sesión sigue abierta y conserva lo que tiene. Si se vuelve a usar, reaparece.',
  'devices.forgetUnsent':
    '{count, plural, one {# cambio estaba} other {# cambios estaban}} sin enviar la última vez que se vio. Se sincronizan cuando se vuelva a usar.',
  'devices.forgotten': 'Dispositivo olvidado',
  'devices.howOften': 'Los dispositivos informan cada 15 minutos.',
  'devices.none': 'Ningún dispositivo en los últimos 90 días.',
  'devices.unknown': 'Dispositivo desconocido',
  'devices.seen': 'Visto por última vez: {when} · versión {version}',
  'devices.unsent': '{count, plural, one {# cambio} other {# cambios}} sin enviar',
  'devices.unsentTitle': 'Trabajo sin enviar',
} satisfies Record<keyof typeof en, string>
