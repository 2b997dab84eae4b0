interface ImportMetaEnv {
  readonly VITE_TILES?: string
  readonly VITE_TILES_ATTRIBUTION?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
