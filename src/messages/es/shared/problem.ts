import type { problem as en } from '#messages/en/shared/problem.ts'

export const problem = {
  'problem.notAllowed': 'No tienes permiso para hacer esto.',
  'problem.lapsed':
    'El plan de tu empresa terminó. Puedes completar las órdenes empezadas, pero no empezar nada nuevo.',
  'problem.notMember':
    'Ya no perteneces a esta empresa y esto no se puede sincronizar. Guarda una copia y pregunta a la oficina.',
  'problem.signedOut':
    'Sesión cerrada. Tus cambios están guardados en este dispositivo. Inicia sesión para continuar.',
  'problem.missing': 'Esto ya no está en este dispositivo.',
  'problem.exists': 'Esto ya existe.',
  'problem.orderClosed': 'Esta orden se cerró o se reasignó. Envía un mensaje a la oficina.',
  'problem.notYours': 'Esta orden ya no es tuya. La oficina la reasignó o la retiró.',
  'problem.signature': 'Una firma no se puede cambiar ni eliminar.',
  'problem.inactivePerson': 'La cuenta de {name} está desactivada. Elige a otra persona.',
  'problem.skillExpired':
    'A {name} ya le habrá caducado {skill} ese día. Elige a otra persona u otro día, o renueva la fecha en Personal.',
  'problem.crewSkillExpired':
    'Nadie de esta cuadrilla tiene {skill} vigente ese día. Agrega a alguien que la tenga o elige otro día.',
  'problem.inviteClosed': 'Esta invitación ya no es válida.',
  'problem.inviteOtherEmail': 'Esta invitación es para otra dirección de correo.',
  'problem.inviteOtherCompany': 'Ya perteneces a otra empresa.',
  'problem.ownershipClosed': 'Esta oferta ya no es válida.',
  'problem.otherCompanyName': 'Este no es el nombre de la empresa.',
  'problem.notAnExport': 'Este archivo no es una exportación de Daybook o está incompleto.',
  'problem.companyNotEmpty': 'Restaura en una empresa nueva, sin clientes ni órdenes.',
  'problem.seatsFull': 'Los {limit} puestos están ocupados.',
  'problem.weekApproved':
    'Estas horas están aprobadas. Se pueden cambiar cuando se reabra la semana.',
  'problem.invoiceFinal': 'Esta factura ya se emitió o se descartó, así que no se puede cambiar.',
  'problem.invoiceChanged':
    'Alguien cambió este borrador. Revisa los importes nuevos y vuelve a emitirlo.',
  'problem.invoiceEmpty': 'Primero agrega al menos una línea.',
  'problem.invoiceNegative':
    'El total no puede ser negativo. Usa una factura rectificativa en su lugar.',
  'problem.invoiceTooLarge': 'El total es demasiado alto. Repártelo en dos facturas.',
  'problem.invoiceNotIssued': 'Solo se puede rectificar una factura emitida.',
  'problem.alreadyBilled': 'Parte de este trabajo ya está en otra factura.',
  'problem.alreadyBilledOn':
    'Parte de este trabajo ya está en la factura {number}. Rectifica primero esa factura.',
  'problem.seriesBegun': 'Ya se dio el primer número, así que esto ya no se puede cambiar.',
  'problem.seriesSameNumbers': 'Las facturas y las rectificativas necesitan números distintos.',
  'problem.otherCustomer':
    'Estas órdenes son de clientes distintos. Haz una factura para cada cliente.',
  'problem.overCredited': 'Es más de lo que queda por rectificar en la factura.',
  'problem.noDeposit': 'Escribe un importe: este trabajo aún no tiene precio.',
  'problem.overPrepaid': 'Los anticipos superan el total. Quita uno primero.',
  'problem.depositTaken': 'Otra factura ya descuenta este anticipo.',
  'problem.tooManyDeposits': 'Una factura puede descontar como máximo 10 anticipos.',
  'problem.estimateNoSuchStep':
    'Ya no se puede hacer esto con el presupuesto. Otra persona lo cambió.',
  'problem.estimateSent': 'Este presupuesto ya se envió. Haz una revisión para cambiarlo.',
  'problem.estimateChanged': 'El presupuesto cambió después de mostrarlo. Muéstralo de nuevo.',
  'problem.estimateExpired': 'Este presupuesto ha caducado. Haz una revisión con otra fecha.',
  'problem.estimateEmpty': 'Cada opción necesita una línea.',
  'problem.estimateTooLarge': 'El total es demasiado grande.',
  'problem.estimateNoProof': 'Para aceptarlo hace falta una firma.',
  'problem.estimateNoReason': 'Indica por qué se rechazó.',
  'problem.paymentOtherCustomer':
    'Un pago solo puede ser para facturas de un mismo cliente y moneda.',
  'problem.paymentIsReversal': 'Una anulación no se puede anular. Registra el pago de nuevo.',
  'problem.weekNotOver': 'Podrás aprobar estas horas cuando termine la semana.',
  'problem.absenceDecided': 'Esta ausencia ya se decidió o se canceló.',
  'problem.deleted': 'Alguien lo eliminó. Tu cambio se conserva aquí hasta que decidas.',
  'problem.readable': 'Esto se puede volver a mostrar, así que no se eliminó.',
  'problem.invalid': 'Algo no está bien. Revisa lo que escribiste.',
  'problem.noSuchStep': 'La orden está «{from}» y no puede pasar a «{to}».',
  'problem.reasonRequired': 'Escribe un motivo para «{to}».',
  'problem.conflict': 'Alguien más cambió esto. Elige qué versión conservar.',
  'problem.storageFull': 'Este dispositivo está lleno. Libera espacio y reintenta.',
  'problem.storageUnavailable':
    'Este navegador no puede guardar en el dispositivo. Sal del modo privado o permite el almacenamiento y reintenta.',
  'problem.offline': 'Sin conexión. Reintenta cuando vuelva.',
  'problem.refusedPermission':
    'No aceptado: tu cuenta no tiene permiso. Se conserva en este dispositivo hasta que decidas.',
  'problem.refusedInvalid':
    'No aceptado: algo no es válido. Se conserva en este dispositivo hasta que decidas.',
  'problem.refusedMissing':
    'No aceptado: ya no existe aquello a lo que pertenece. Se conserva en este dispositivo hasta que decidas.',
  'problem.refusedBusy': 'El servidor está ocupado. Daybook reintentará automáticamente.',
  'problem.refused': 'No aceptado. Se conserva en este dispositivo hasta que decidas.',
  'problem.newerApp': 'Lo hizo una versión más nueva de Daybook. Actualiza para continuar.',
  'auth.credentials':
    'El correo o la contraseña no son correctos. Revísalos o restablece tu contraseña.',
  'auth.tooMany': 'Demasiados intentos. Espera unos minutos o restablece tu contraseña.',
  'auth.disabled': 'Esta cuenta no puede iniciar sesión. Pregunta al propietario de tu empresa.',
  'auth.offline': 'Sin conexión no se puede iniciar sesión.',
  'auth.weakPassword': 'Esta contraseña es fácil de adivinar. Usa al menos 8 caracteres.',
  'auth.emailTaken': 'No se pudo crear esta cuenta. Si ya tienes una, inicia sesión.',
  'auth.badEmail': 'Escribe un correo como nombre@ejemplo.com.',
  'auth.expired': 'Pasó mucho tiempo. Inicia sesión de nuevo.',
  'auth.badLink': 'Este enlace ya se usó o caducó. Pide uno nuevo.',
  'auth.notOffered':
    'Esta forma de iniciar sesión está desactivada. Pregunta al propietario de tu empresa.',
  'auth.unknown': 'No se pudo iniciar sesión. Reintenta en un momento.',
  'photo.altered': 'No es la foto que se tomó, por eso no se muestra.',
} satisfies Record<keyof typeof en, string>
