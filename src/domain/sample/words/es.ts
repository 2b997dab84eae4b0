import type { SampleWords } from '../sample-words.ts'

export const sampleWordsEs: SampleWords = {
  customers: {
    bakery: {
      name: 'Panadería La Espiga',
      notes: 'Hornean desde las 3 de la mañana. Mejor ir después de las 10.',
    },
    dentist: { name: 'Clínica Dental Ribera', notes: 'Consultorios solo entre citas.' },
    school: { name: 'Escuela Primaria El Cerro', notes: 'Presentarse primero en recepción.' },
    hotel: { name: 'Hotel Estación' },
    garage: { name: 'Taller Norte' },
    flats: { name: 'Edificios Parque', notes: 'Las facturas van al administrador.' },
    gym: { name: 'Gimnasio Pulso' },
    cafe: { name: 'Café La Esquina', notes: 'Cierra los lunes.' },
  },
  sites: {
    bakery: { access: 'Entrada de proveedores por atrás.' },
    dentist: { access: 'Segundo piso. Estacionamiento detrás del edificio.' },
    school: { access: 'La llave de la caldera está en recepción.' },
    sportsHall: { name: 'Gimnasio escolar', access: 'Se sube al techo por el cuarto de material.' },
    hotel: { access: 'Cuarto de máquinas en el sótano, ascensor B.' },
    annex: { name: 'Anexo', access: 'Pedir la tarjeta en el hotel.' },
    garage: { access: 'Hay ruido: tocar en la ventana de la oficina.' },
    flats: {
      name: 'Edificio A',
      gateCode: '2468',
      access: 'Cuarto de caldera junto a las bicicletas.',
    },
    buildingB: { name: 'Edificio B', gateCode: '2468' },
    gym: { access: 'El equipo está en la azotea, escalera por dentro.' },
    cafe: {},
  },
  assets: {
    cooler: 'Cámara frigorífica',
    heatPump: 'Bomba de calor',
    boiler: 'Caldera de condensación',
    ventilation: 'Unidad de ventilación',
    boilerOne: 'Caldera 1',
    boilerTwo: 'Caldera 2',
    waterHeater: 'Calentador de agua',
    airHeater: 'Calefactor de aire',
    pump: 'Bomba de circulación',
    airConditioner: 'Aire acondicionado',
    iceMachine: 'Máquina de hielo',
  },
  templates: {
    service: {
      name: 'Mantenimiento anual',
      instructions: 'Haz funcionar un ciclo completo antes de irte.',
      checklist: [
        { id: 'isolated', kind: 'yesNo', label: '¿Equipo apagado y bloqueado?', required: true },
        { id: 'pressure', kind: 'number', label: 'Presión del sistema en frío', required: true },
        {
          id: 'safetyValve',
          kind: 'yesNo',
          label: '¿La válvula de seguridad abre y cierra?',
          graded: true,
          passesOn: true,
        },
        { id: 'leak', kind: 'yesNo', label: '¿Hay fugas?', required: true },
        {
          id: 'leakWhere',
          kind: 'text',
          label: '¿Dónde está la fuga?',
          required: true,
          showIf: { itemId: 'leak', is: true },
        },
        {
          id: 'condition',
          kind: 'choice',
          label: 'Estado al salir',
          options: ['Funciona', 'Funciona, requiere seguimiento', 'Fuera de servicio'],
          required: true,
        },
      ],
      answers: { isolated: true, safetyValve: true, leak: false, condition: 'Funciona' },
    },
    leak: {
      name: 'Reparación de fuga',
      instructions: 'Toma una foto antes y otra después.',
      checklist: [
        { id: 'waterOff', kind: 'yesNo', label: '¿Agua cerrada?', required: true },
        {
          id: 'cause',
          kind: 'choice',
          label: 'Causa',
          options: ['Sello gastado', 'Unión floja', 'Corrosión', 'Helada', 'Otra'],
          required: true,
        },
        {
          id: 'tested',
          kind: 'yesNo',
          label: '¿Probado con presión?',
          graded: true,
          passesOn: true,
        },
      ],
      answers: { waterOff: true, cause: 'Sello gastado', tested: true },
    },
  },
  parts: {
    cartridge: 'Cartucho de válvula mezcladora',
    circulationPump: 'Bomba de circulación 25-60',
    expansionTank: 'Vaso de expansión 25 L',
    sensor: 'Sensor de temperatura',
    valveHead: 'Cabezal termostático',
    airVent: 'Purgador automático',
    trap: 'Sifón de fregadero',
    elbow: 'Codo de prensar 22 mm',
    pipe: 'Tubo de cobre 22 mm',
    fanMotor: 'Motor de ventilador del evaporador',
    coilCleaner: 'Limpiador de serpentines',
    tape: 'Cinta selladora',
  },
  categories: {
    heating: 'Calefacción',
    plumbing: 'Plomería',
    cooling: 'Refrigeración',
    small: 'Piezas pequeñas',
  },
  locations: { warehouse: 'Almacén central', van: 'Furgoneta 1' },
  openingStock: 'Inventario inicial',
  orders: {
    filters: {
      title: 'Cambiar filtros de aire',
      description: 'Ya toca. El cliente tiene los nuevos en la bodega.',
      resolution: 'Los dos filtros cambiados, desagüe revisado.',
    },
    schoolService: {
      title: 'Mantenimiento anual de la caldera',
      description: 'Antes de la temporada de frío.',
      resolution: 'Mantenimiento hecho, quemador limpio, sin fallas.',
    },
    sinkLeak: {
      title: 'Fuga debajo del fregadero',
      description: 'Agua debajo del fregadero de la cocina desde ayer.',
      resolution: 'Sifón cambiado y probado, ya no gotea.',
    },
    coolerNoise: {
      title: 'La cámara frigorífica hace mucho ruido',
      description: 'Vibra en el techo, sobre todo de noche.',
      resolution: 'Motor de ventilador gastado, cambiado. Ya no hace ruido.',
    },
    drippingTap: {
      title: 'Gotea una llave en el departamento 12',
      description: 'El inquilino pidió la visita por la tarde.',
      reason: 'No abrió nadie, se dejó un aviso.',
    },
    heatPumpFault: {
      title: 'La bomba de calor marca una falla',
      description: 'La pantalla muestra E4 y no calienta.',
      resolution: 'Sensor cambiado, falla borrada, 30 minutos de prueba.',
    },
    hallVentilation: {
      title: 'La ventilación no arranca',
      description: 'El aire del gimnasio es malo durante las clases.',
      resolution: 'Correa rota. Correa provisional, solo a baja velocidad.',
      reason: 'Correa nueva pedida.',
    },
    thermostat: {
      title: 'Radiador siempre caliente en la 204',
      description: 'Los huéspedes se quejan, la válvula no cierra.',
      resolution: 'Cabezales cambiados en las habitaciones 204 y 205.',
    },
    outdoorTap: {
      title: 'Mover la llave exterior',
      description: 'Moverla unos 3 m a la izquierda del portón.',
      reason: 'El cliente prefiere esperar a la primavera.',
    },
    radiators: {
      title: 'Purgar los radiadores del último piso',
      description: 'Hacen ruido y arriba están fríos.',
      resolution: 'Radiadores purgados, dos purgadores cambiados.',
    },
    hotelService: {
      title: 'Mantenimiento anual de las dos calderas',
      description: 'Una debe seguir encendida para el agua caliente.',
    },
    iceMachineLeak: {
      title: 'La máquina de hielo pierde agua',
      description: 'Charco delante de la máquina cada mañana.',
      reason: 'Voy al almacén por un sello.',
    },
    hotWater: {
      title: 'Sin agua caliente en el anexo',
      description: 'Llegan huéspedes esta noche.',
    },
    airConditionerNoise: {
      title: 'El aire acondicionado zumba',
      description: 'Zumba al arrancar, la sala de pesas está justo debajo.',
    },
    noHeating: {
      title: 'Sin calefacción',
      description: 'La clínica está fría desde la mañana. Hay pacientes esperando.',
    },
    lowPressure: {
      title: 'La calefacción pierde presión',
      description: 'Tienen que rellenar cada dos días.',
    },
    coolerService: {
      title: 'Mantenimiento anual de la cámara',
      description: 'Revisar también el sello de la puerta.',
    },
    kitchenTap: {
      title: 'Cambiar la llave de la cocina',
      description: 'La llave nueva ya está ahí.',
    },
    backflow: {
      title: 'Probar la válvula antirretorno',
      description: 'Prueba anual, el informe va a la compañía de agua.',
    },
    airHeaterService: {
      title: 'Mantenimiento del calefactor de aire',
      description: 'El primero desde que se instaló.',
    },
    pumpNoise: {
      title: 'La bomba de circulación hace ruido',
      description: 'Se oye en los departamentos de arriba.',
    },
    newBoiler: {
      title: 'Medir para una caldera nueva',
      description: 'Se cambia el próximo año, el dueño quiere un presupuesto.',
      reason: 'Falta que el dueño apruebe la fecha.',
    },
    gymService: {
      title: 'Mantenimiento anual del aire acondicionado',
      description: 'Antes de que abran a las 10.',
    },
    heaterCheck: {
      title: 'Revisar otra vez el calentador',
      description: 'Ver el ánodo después de la reparación del mes pasado.',
    },
    descale: {
      title: 'Quitar el sarro de la línea de la cafetera',
      description: 'Alguna mañana, el cliente se adapta.',
    },
    meterReading: {
      title: 'Leer el medidor de gas',
      description: 'Aprovechar la próxima visita.',
    },
  },
  messages: {
    newSeal: 'El sello está en el estante 4 del almacén, junto a los motores.',
    beltOrdered: 'La correa llega el jueves. La escuela ya lo sabe.',
    callFirst: 'Pidieron que llamemos 15 minutos antes de llegar.',
  },
}
