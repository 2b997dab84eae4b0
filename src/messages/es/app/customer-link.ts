/** The link with which a customer sees an estimate, an invoice or a visit. */
export const customerLink = {
  'customerLink.copy': 'Copiar enlace del cliente',
  'customerLink.title': 'Enlace para el cliente',
  'customerLink.note.estimate':
    'Tu cliente puede leerlo y aceptarlo o rechazarlo sin iniciar sesión.',
  'customerLink.note.invoice': 'Tu cliente puede leerla y descargarla sin iniciar sesión.',
  'customerLink.note.visit': 'Tu cliente ve la hora de llegada y puede valorar la visita.',
  'link.copy': 'Copiar enlace',
  'link.copied': 'Enlace copiado',
  'link.notCopied': 'No se pudo copiar. Selecciona el enlace y cópialo.',
  'link.share': 'Compartir',
  'customerLink.send': 'Enviar por correo',
  'customerLink.sendTo': 'El correo va a {email}.',
  'customerLink.sent': 'Correo a {email}',
  'customerLink.emailed': 'Enviado por correo a {email}',
  'customerLink.until': 'Funciona hasta el {day}',
  'customerLink.by': 'Creado por {name}',
  'customerLink.unsent': 'El enlace funciona cuando este dispositivo tenga conexión.',
  'customerLink.turnOff': 'Desactivar enlace',
  'customerLink.turnOffTitle': '¿Desactivar este enlace?',
  'customerLink.turnOffNote': 'Tu cliente ya no podrá abrirlo. Puedes crear otro.',
  'customerLink.turnedOff': 'Enlace desactivado',
} as const
