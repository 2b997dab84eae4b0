import type { team as en } from '#messages/en/app/team.ts'

export const team = {
  'technicians.seats': '{used} de {limit} puestos ocupados',
  'technicians.search': 'Buscar en el personal',
  'technicians.searchHint': 'Nombre, oficio, teléfono, correo, furgoneta',
  'technicians.everyRole': 'Todos los roles',
  'technicians.access': 'Acceso',
  'technicians.group.active': 'Activos',
  'technicians.group.deactivated': 'Desactivados',
  'technicians.group.all': 'Todos',
  'technicians.deactivated': 'Desactivado',
  'technicians.trade': 'Oficio',
  'technicians.van': 'Furgoneta',
  'technicians.phone': 'Teléfono',
  'technicians.noneMatch': 'Nadie coincide',
  'technicians.clearFilters': 'Quitar filtros',
} satisfies Record<keyof typeof en, string>
