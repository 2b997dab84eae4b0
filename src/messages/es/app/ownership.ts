import type { ownership as en } from '#messages/en/app/ownership.ts'

export const ownership = {
  'ownership.title': 'Propiedad',
  'ownership.about': 'Haz que {name} sea propietario de la empresa.',
  'ownership.offeredElsewhere':
    'Otra persona tiene una oferta abierta. Una nueva para {name} la reemplaza.',
  'ownership.transfer': 'Transferir la propiedad',
  'ownership.withdraw': 'Retirar oferta',
  'ownership.waiting': 'Falta que {name} acepte.',
  'ownership.until': 'La oferta es válida hasta',
  'ownership.transferTitle': '¿Transferir la propiedad a {name}?',
  'ownership.mustAccept': 'Nada cambia hasta que {name} acepte.',
  'ownership.theyBecome': '{name} gestionará entonces la oficina y la suscripción.',
  'ownership.youStay': 'Sigues en la oficina. No podrás deshacerlo por tu cuenta.',
  'ownership.offer': 'Ofrecer la propiedad',
  'ownership.offeredToast': 'Propiedad ofrecida a {name}',
  'ownership.offered': '¿Quieres ser propietario de {company}?',
  'ownership.offeredNote': '{name} quiere transferirte la empresa.',
  'ownership.accept': 'Aceptar la propiedad',
  'ownership.decline': 'Rechazar',
  'ownership.acceptTitle': '¿Pasar a ser propietario?',
  'ownership.youBecome': 'Gestionas la oficina y la suscripción.',
  'ownership.theyStay': '{name} sigue en la oficina y no puede deshacerlo.',
  'ownership.allStays': 'Las órdenes, los clientes y la suscripción siguen igual.',
  'ownership.become': 'Ser propietario',
  'ownership.acceptedToast': 'Ahora eres propietario de {company}',
} satisfies Record<keyof typeof en, string>
