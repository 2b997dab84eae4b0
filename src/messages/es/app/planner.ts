/** Planning a day. */
export const plannerTexts = {
  'planner.title': 'Planificar {day}',
  'planner.open': 'Planificar el día',
  'planner.about':
    'Busca rutas más cortas y coloca las órdenes pendientes. Las visitas bloqueadas y las visitas en curso no cambian, y la agenda sigue igual hasta que lo apliques.',
  'planner.onlyUnassigned': 'Solo colocar las órdenes pendientes',
  'planner.start': 'Planificar',
  'planner.again': 'Planificar de nuevo',
  'planner.stop': 'Parar y usar este plan',
  'planner.failed': 'No se pudo hacer el plan. La agenda sigue igual.',
  'planner.soFar':
    '{minutes, plural, one {# minuto de viaje por ahora} other {# minutos de viaje por ahora}}, {unassigned, plural, one {# visita sin colocar} other {# visitas sin colocar}}',
  'planner.nothing': 'El planificador no puede mejorar este día.',
  'planner.figure': 'Dato',
  'planner.now': 'Ahora',
  'planner.then': 'Con el plan',
  'planner.driveMinutes': 'Minutos de viaje',
  'planner.unassigned': 'Visitas sin colocar',
  'planner.problems': 'Problemas',
  'planner.changes': 'Cambios',
  'planner.takeAll': 'Seleccionar todo',
  'planner.takeNone': 'No seleccionar nada',
  'planner.fromTo': '{from} → {to}',
  'planner.inQueue': 'En pendientes',
  'planner.apply': '{count, plural, one {Aplicar # cambio} other {Aplicar # cambios}}',
} as const
