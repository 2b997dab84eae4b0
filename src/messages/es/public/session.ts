import type { session as en } from '#messages/en/public/session.ts'

export const session = {
  'session.signIn': 'Iniciar sesión',
  'session.kept':
    '{count, plural, one {# cambio sin enviar está guardado en este dispositivo} other {# cambios sin enviar están guardados en este dispositivo}}',
  'session.keptNote': 'La oficina los recibe cuando quien los hizo vuelve a iniciar sesión aquí.',
  'session.signInNote':
    'Para entrar hace falta conexión, una vez. Después puedes trabajar sin ella.',
  'session.email': 'Correo electrónico',
  'session.password': 'Contraseña',
  'session.showPassword': 'Mostrar la contraseña',
  'session.hidePassword': 'Ocultar la contraseña',
  'session.forgot': '¿Olvidaste tu contraseña?',
  'session.noAccount': '¿Es tu primera vez?',
  'session.createAccount': 'Crear una cuenta',
  'session.haveAccount': '¿Ya tienes una cuenta?',
  'session.resetTitle': 'Elige una contraseña nueva',
  'session.resetNote':
    'Escribe el correo con el que entras. Te enviamos un enlace para elegir una contraseña nueva.',
  'session.resetSend': 'Enviar el enlace',
  'session.resetSentTitle': 'Mira tu correo',
  'session.resetSent':
    'Si hay una cuenta con {email}, va en camino un mensaje con un enlace. Puede tardar unos minutos; mira también el correo no deseado.',
  'session.resetAgain': 'Usar otro correo',
  'session.backToSignIn': 'Volver a iniciar sesión',
  'session.registerTitle': 'Crear una cuenta',
  'session.registerNote': 'Para quien dirige la empresa. A los técnicos los invita su oficina.',
  'session.name': 'Tu nombre',
  'session.newPassword': 'Contraseña',
  'session.passwordHelp': 'Al menos 8 caracteres. Una frase corta sirve bien.',
  'session.signOut': 'Cerrar sesión',
  'setup.title': 'Configura tu empresa',
  'setup.note':
    'Dos minutos, una sola vez. Órdenes, horas y precios se rigen por lo que escribas aquí.',
  'setup.kept': 'Lo que escribes se conserva en este dispositivo hasta que se guarde.',
  'setup.company': 'Empresa',
  'setup.companyName': 'Nombre de la empresa',
  'setup.where': 'Dónde y en qué moneda',
  'setup.timeZone': 'Zona horaria',
  'setup.timeZoneHelp': 'Todas las horas se muestran como las marca el reloj de este lugar.',
  'setup.timeZoneNone': 'No hay un lugar con ese nombre. Prueba la ciudad grande más cercana.',
  'setup.currency': 'Moneda',
  'setup.currencyNone': 'No hay una moneda con ese nombre.',
  'setup.taxRate': 'Tipo de impuesto',
  'setup.taxRateHelp': 'En porcentaje, como aparece en tus facturas, p. ej. 21.',
  'setup.taxRateWrong': 'Escribe un porcentaje de 0 a 100, p. ej. 8,875.',
  'setup.hours': 'Horario de trabajo',
  'setup.hoursHelp':
    'Cuándo se puede planificar trabajo. Deja sin marcar el día en que nadie trabaja.',
  'setup.from': '{day}, desde',
  'setup.to': '{day}, hasta',
  'setup.dayOff': 'Día libre',
  'setup.finish': 'Guardar y empezar',
  'setup.failedNote': 'Lo que escribiste sigue aquí.',
  'invite.title': 'Unirse a una empresa',
  'invite.code': 'Tu invitación',
  'invite.noCode':
    'Este enlace no contiene un código de invitación. Pide a tu oficina el enlace completo.',
  'invite.signedInAs': 'Sesión iniciada como',
  'invite.what': 'Qué significa unirse',
  'invite.whatAccount': 'Esta cuenta pasa a formar parte de la empresa que te invitó.',
  'invite.whatOrders':
    'Las órdenes que te da la oficina aparecen en este dispositivo y funcionan sin señal.',
  'invite.whatSeen':
    'La oficina ve los pasos que das en una orden, con sus horas. Nada más de tu teléfono.',
  'invite.inLink': 'Este código es todo lo que contiene el enlace.',
  'invite.recorded': 'Lo que está registrado',
  'invite.noneAccepted':
    'Ninguna empresa tiene una invitación con este código que se pueda aceptar aquí: esta versión de Daybook no registra ninguna. Tu cuenta queda como está, y abrir el enlace no cambió nada.',
  'invite.askOffice':
    'Si te enviaron este enlace, di a la oficina que lo envió con qué correo has iniciado sesión.',
  'invite.own': 'Configurar mi propia empresa',
  'stopped.lapsedTitle': 'La suscripción ha terminado',
  'stopped.lapsedOwner':
    'La suscripción de tu empresa no está activa, así que la planificación y las órdenes están cerradas por ahora. No se ha borrado nada.',
  'stopped.lapsedMember':
    'La suscripción de tu empresa no está activa, así que la planificación y las órdenes están cerradas por ahora. No se ha borrado nada. Pregunta al propietario de la empresa.',
  'stopped.inactiveTitle': 'Esta cuenta no está activa',
  'stopped.inactive': 'Tu oficina ha pausado esta cuenta. Pídeles que la abran de nuevo.',
  'stopped.notLoadedTitle': 'No se pudo cargar tu cuenta',
  'stopped.notLoaded':
    'Sabemos quién eres, pero aún no a qué empresa perteneces. Para eso hace falta conexión, una vez.',
  'stopped.stillWorks': 'Qué sigue funcionando',
  'stopped.unsent':
    '{count, plural, =0 {Todos los cambios de este dispositivo están sincronizados.} one {# cambio de este dispositivo se sigue sincronizando.} other {# cambios de este dispositivo se siguen sincronizando.}}',
  'stopped.keptHere': 'Todo lo guardado en este dispositivo permanece en él.',
  'stopped.chat': 'Chatear con tus compañeros',
  'stopped.invoices': 'Leer las facturas',
  'stopped.unsentList': 'Ver qué está pendiente de enviar',
  'stopped.subscription': 'Ver la suscripción',
} satisfies Record<keyof typeof en, string>
