import type { commandWords as en } from '#messages/en/app/command-words.ts'

export const commandWords = {
  'sectionWords.profile':
    'datos de la empresa logotipo dirección contacto teléfono correo web razón social número fiscal NIF IVA datos bancarios IBAN',
  'sectionWords.hours': 'horario de apertura turnos festivos vacaciones cerrado calendario',
  'sectionWords.region': 'huso horario reloj divisa dinero país',
  'sectionWords.taxes':
    'IVA impuesto tarifa por hora plazo de pago números de factura recordatorios técnicos',
  'sectionWords.prices': 'especiales descuento cliente precio catálogo',
  'sectionWords.templates':
    'listas de verificación preguntas formularios fotos obligatorias firma tipos de orden',
  'sectionWords.skills': 'formación certificados cualificaciones licencias caducidad',
  'sectionWords.dispatch':
    'franjas de llegada ventanas planificación límites territorios zonas barreras desplazamiento rutas agenda',
  'sectionWords.notifications': 'correos avisos horas de silencio remitente bienvenida pie',
  'sectionWords.location': 'GPS seguimiento privacidad consentimiento mapa en vivo',
  'sectionWords.features': 'módulos activar desactivar chat existencias cotizaciones facturas',
  'sectionWords.roles': 'acceso derechos administrador propietario técnico',
  'sectionWords.log': 'historial cambios actividad',
  'sectionWords.data':
    'exportar copia de seguridad suprimir privacidad eliminar empresa restaurar ejemplo',
  'pageWords.orders': 'visitas servicios por revisar',
  'pageWords.schedule': 'calendario tablero despacho planificación ruta',
  'pageWords.plans': 'recurrentes contratos de servicio',
  'pageWords.tracking': 'ubicación en vivo vehículos ruta GPS',
  'pageWords.customers': 'sitios equipos contactos',
  'pageWords.chat': 'mensajes conversaciones',
  'pageWords.inventory': 'piezas artículos almacén furgonetas catálogo',
  'pageWords.technicians': 'personas empleados personal horario habilidades',
  'pageWords.estimates': 'presupuestos ofertas propuestas',
  'pageWords.invoices': 'cobros pagos vencidas por facturar',
  'pageWords.documents': 'archivos manuales PDF',
  'pageWords.admin': 'ajustes empresa opciones',
  'pageWords.subscription': 'facturación precio tarjeta',
} satisfies Record<keyof typeof en, string>
