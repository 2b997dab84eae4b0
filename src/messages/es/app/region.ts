import type { regionTexts as en } from '#messages/en/app/region.ts'

export const regionTexts = {
  'region.continue': 'Continuar',
  'region.changeTitle': '¿Cambiar zona horaria o moneda?',
  'region.confirm': 'Cambiar para todos',
  'region.now': 'Ahora son las {before}. Daybook mostrará {after} a todos.',
  'region.orders':
    '{count, plural, =0 {Ninguna orden abierta está programada.} one {# orden programada conserva su momento y muestra otra hora.} other {# órdenes programadas conservan su momento y muestran otra hora.}}',
  'region.orderExample': 'Próxima: {title}, {before} pasa a {after}.',
  'region.workingTimes':
    'El horario de trabajo y las horas de silencio conservan sus horas, en la nueva zona.',
  'region.days':
    'Los días no cambian: {holidays, plural, one {# día festivo} other {# días festivos}} y {absences, plural, one {# ausencia} other {# ausencias}} por venir.',
  'region.entries':
    '{count, plural, =0 {Ningún registro de tiempo pasa a otro día.} one {# registro de tiempo pasa a otro día.} other {# registros de tiempo pasan a otro día.}}',
  'region.openWeeks':
    '{count, plural, one {Las horas de # semana sin aprobar cambian por día.} other {Las horas de # semanas sin aprobar cambian por día.}}',
  'region.approvedWeeks':
    '{count, plural, one {# semana aprobada aparecerá como cambiada, porque se mueve el tiempo cercano a medianoche.} other {# semanas aprobadas aparecerán como cambiadas, porque se mueve el tiempo cercano a medianoche.}}',
  'region.onDevice': 'Contado en este dispositivo: horas de los últimos 35 días.',
  'region.nothingConverted': 'No se convierte nada: los importes conservan su número.',
  'region.prices':
    '{count, plural, =0 {Ninguna pieza tiene costo o precio.} one {# pieza tiene costo o precio.} other {# piezas tienen costo o precio.}}',
  'region.priceExample': '{name}: {before} pasa a {after}.',
  'region.larger':
    'Los importes serán {factor} veces mayores, porque la moneda nueva ({currency}) tiene {digits, plural, =0 {cero decimales} one {# decimal} other {# decimales}}.',
  'region.smaller':
    'Los importes serán {factor} veces menores, porque la moneda nueva ({currency}) tiene {digits, plural, =0 {cero decimales} one {# decimal} other {# decimales}}.',
  'region.understood': 'Corregiré cada costo y precio',
  'region.currencyIssued': 'Hay facturas o pagos, así que la moneda sigue siendo {currency}.',
  'region.currencyUnknown':
    'Conéctate para cambiar la moneda: Daybook comprueba antes si hay facturas o pagos.',
} as const satisfies Record<keyof typeof en, string>
