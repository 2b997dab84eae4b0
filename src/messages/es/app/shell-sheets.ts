import type { shellSheets as en } from '#messages/en/app/shell-sheets.ts'

export const shellSheets = {
  'shell.searchHint': 'Buscar órdenes, clientes, piezas',
  'shell.searchNone': 'Sin resultados en este dispositivo',
  'shell.keysTable': 'En las tablas',
  'shell.keysTable.move': 'Fila siguiente o anterior',
  'shell.keysTable.open': 'Abrir la fila',
  'shell.keysTable.select': 'Seleccionar la fila',
  'shell.keysTable.page': 'Una página arriba o abajo',
  'shell.keysTable.ends': 'Primera o última fila',
  'shell.keysTable.clear': 'Quitar la selección',
  'shell.keysTable.review': 'Siguiente o anterior, en la revisión o junto a una lista',
  'shell.shortcuts': 'Atajos de teclado',
  'shell.shortcutsNote': 'Las letras funcionan fuera de los campos de texto.',
  'shell.morePages': 'Más páginas',
  'shell.theme': 'Apariencia',
  'shell.themeNote': 'Para pleno sol.',
  'shell.language': 'Idioma',
  'shell.letterKeys': 'Atajos de una letra',
  'shell.comfortable': 'Filas cómodas',
  'shell.version': 'Versión {version}',
  'shell.storage': '{used} usados en este dispositivo.',
  'shell.storageProtected': 'El almacenamiento está protegido.',
  'shell.storageAtRisk': 'El navegador puede borrarlo si falta espacio.',
  'shell.storageProtect': 'Proteger almacenamiento',
  'shell.signOut': 'Cerrar sesión',
  'shell.signOutTitle': 'Antes de cerrar sesión',
  'shell.signOutUnsent':
    '{count, plural, one {# cambio de este {device} aún no está sincronizado.} other {# cambios de este {device} aún no están sincronizados.}}',
  'shell.signOutErase': 'Cerrar sesión y borrar',
  'shell.signOutChoice':
    'Si otros usan este {device}, borra sus datos de la empresa. Si no, se quedan para tu próxima sesión.',
  'shell.signOutKeeps':
    '{count, plural, one {Al cerrar sesión se queda aquí para ti.} other {Al cerrar sesión se quedan aquí para ti.}}',
  'shell.signOutSync': 'Sincronizar ahora',
  'shell.signOutNotSynced':
    '{count, plural, one {No se pudo sincronizar. Al cerrar sesión se queda aquí para ti.} other {No se pudieron sincronizar. Al cerrar sesión se quedan aquí para ti.}}',
  'shell.signOutDiscard': 'Descartar y borrar',
  'shell.signOutDiscardTitle': '¿Descartar los cambios sin sincronizar?',
  'shell.signOutDiscardNote': 'No están en ningún otro dispositivo y no se pueden recuperar.',
  'shell.signedOut': 'Sesión cerrada',
  'shell.password': 'Contraseña',
} satisfies Record<keyof typeof en, string>
