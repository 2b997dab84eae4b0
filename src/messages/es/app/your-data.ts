export const yourData = {
  'admin.section.data': 'Tus datos',
  'admin.sectionNote.data': 'Exportar o borrar datos, eliminar la empresa',
  'yourData.open': 'Abrir tus datos',
  'yourData.export': 'Exportar todo',
  'yourData.exportNote':
    'Un archivo ZIP con todos los registros en CSV y JSON, y todas las fotos. Los mensajes privados de otras personas no se incluyen.',
  'yourData.exportStart': 'Exportar',
  'yourData.exportAgain': 'Exportar otra vez',
  'yourData.exporting': 'Exportando',
  'yourData.exported': 'Exportación completa',
  'yourData.recordsDone': '{count, plural, one {# registro} other {# registros}}',
  'yourData.photosDone': '{done} de {total} fotos',
  'yourData.photosIncluded': '{count, plural, one {# foto} other {# fotos}}',
  'yourData.photosMissing':
    '{count, plural, one {# foto sigue en el teléfono que la tomó.} other {# fotos siguen en los teléfonos que las tomaron.}}',
  'yourData.noRoutes':
    'Los recorridos y las ubicaciones en vivo no se incluyen: requieren una suscripción activa.',
  'yourData.keepOpen': 'Mantén esta página abierta hasta que termine.',
  'password.yours': 'Tu contraseña',
  'password.wrong': 'Contraseña incorrecta.',
  'password.title': 'Contraseña',
  'password.changeNote': 'Te enviaremos un enlace por correo para elegir otra.',
  'password.change': 'Cambiar contraseña',
  'password.mailed': 'Revisa tu correo. Enviamos un enlace a {email}.',
  'password.needsConnection': 'Esto necesita conexión',
  'yourData.readMe':
    'Exportación de Daybook de {company}\n\nmanifest.json\n  Qué contiene este archivo: número de registros, y tamaño y SHA-256 de cada archivo.\ncsv/\n  Una tabla por tipo de registro, para hojas de cálculo (UTF-8, comas, fechas ISO en UTC).\n  Los importes están en la unidad menor de la moneda (centavos).\n  Un apóstrofo antes de una celda evita que la hoja de cálculo la ejecute como fórmula.\njson/\n  Los mismos registros con todos sus campos, un documento JSON por línea.\nphotos/\n  Fotos y firmas. El nombre de cada archivo es su id en photos.csv.\npeople/\n  Fotos del personal y el logotipo. El nombre de cada archivo es el id de su persona.\n\nLas órdenes nombran a su cliente, lugar y personal por id: búscalo en la primera columna.\nLos registros con deletedAt fueron eliminados; su historial está en mutations.csv.\nLos mensajes privados entre otras personas no se incluyen.\n',
} as const
