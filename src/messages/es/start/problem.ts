import type { problem as en } from '#messages/en/start/problem.ts'

export const problem = {
  'problem.notAllowed':
    'Tu cuenta no puede hacer esto. No se cambió nada. Pregunta a tu oficina si lo necesitas.',
  'problem.notMember':
    'Ya no perteneces a esta empresa, así que la oficina no puede aceptar esto. Se conserva en este dispositivo. Expórtalo y pregunta a tu administrador.',
  'problem.signedOut':
    'Tu sesión está cerrada. Tu trabajo sigue guardado en este dispositivo. Inicia sesión para continuar.',
  'problem.missing': 'Esto ya no está en este dispositivo o nunca estuvo. No se cambió nada más.',
  'problem.exists': 'Esto ya existe. No se cambió nada dos veces.',
  'problem.orderClosed':
    'La oficina ha cerrado esta orden o se la ha dado a otra persona. Envíales un mensaje.',
  'problem.signature': 'Una firma no se puede cambiar ni borrar.',
  'problem.inactivePerson': '{name} no está en activo y no se puede asignar. Elige a otra persona.',
  'problem.deleted':
    'Alguien lo borró mientras tanto. Lo que escribiste se guarda aquí hasta que decidas.',
  'problem.readable': 'Esto se puede volver a mostrar, así que no se eliminó.',
  'problem.invalid': 'Algo de lo escrito no encaja. Lo que escribiste se conserva: revísalo.',
  'problem.noSuchStep':
    'La orden está «{from}» y desde ahí no puede pasar a «{to}». No se cambió nada más.',
  'problem.reasonRequired': 'Di por qué la orden pasa a «{to}».',
  'problem.conflict':
    'Alguien cambió lo mismo mientras tanto. Se guardan las dos versiones: elige cuál usar.',
  'problem.storageFull':
    'No queda espacio en este dispositivo. Lo ya guardado está seguro. Libera espacio e inténtalo de nuevo.',
  'problem.storageUnavailable':
    'Este navegador no deja guardar en el dispositivo, así que no se cambió nada. Sal del modo privado o permite el almacenamiento de este sitio e inténtalo de nuevo.',
  'problem.offline':
    'Ahora no hay conexión. No se pierde nada. Inténtalo de nuevo cuando haya señal.',
  'problem.refusedPermission':
    'La oficina no lo aceptó: tu cuenta no puede hacerlo. Se guarda en este dispositivo hasta que decidas.',
  'problem.refusedInvalid':
    'La oficina no pudo recibirlo. Se guarda en este dispositivo hasta que decidas.',
  'problem.refusedMissing':
    'Aquello a lo que pertenece ya no está. Se guarda en este dispositivo hasta que decidas.',
  'problem.refusedBusy':
    'La oficina recibe demasiado a la vez. No se pierde nada: se intentará otra vez solo.',
  'problem.refused': 'La oficina no lo aceptó. Se guarda en este dispositivo hasta que decidas.',
  'problem.newerApp':
    'Lo hizo una versión más nueva de la aplicación. Se conserva. Actualiza la aplicación para seguir.',
  'auth.credentials':
    'El correo y la contraseña no corresponden a una cuenta. Revisa ambos o elige una contraseña nueva.',
  'auth.tooMany':
    'Demasiados intentos. Espera unos minutos e inténtalo de nuevo, o elige una contraseña nueva.',
  'auth.disabled':
    'Esta cuenta no puede entrar ahora. Pregunta a quien administra la cuenta de tu empresa.',
  'auth.offline':
    'No hay conexión. Hace falta para entrar; después puedes trabajar sin ella. Inténtalo de nuevo cuando haya señal.',
  'auth.weakPassword':
    'Esta contraseña es fácil de adivinar. Usa al menos 8 caracteres; una frase corta sirve bien.',
  'auth.emailTaken':
    'No se pudo crear una cuenta con estos datos. Si ya tienes una, inicia sesión o elige una contraseña nueva.',
  'auth.badEmail': 'No parece una dirección de correo, p. ej. nombre@ejemplo.com.',
  'auth.expired':
    'Hace tiempo que iniciaste sesión. Tu trabajo sigue guardado en este dispositivo. Inicia sesión otra vez.',
  'auth.badLink': 'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo.',
  'auth.notOffered':
    'Esta forma de entrar está desactivada aquí. Pregunta a quien administra la cuenta de tu empresa.',
  'auth.unknown': 'No se pudo iniciar sesión. No se cambió nada. Inténtalo de nuevo en un momento.',
  'photo.altered':
    'Lo que llegó no es la foto que se tomó, por eso no se muestra. Pregunta a quien la tomó.',
} satisfies Record<keyof typeof en, string>
