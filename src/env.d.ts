interface ImportMetaEnv {
  /** A Firebase web config as JSON text, for hosts that do not answer `/__/firebase/init.json`. */
  readonly VITE_FIREBASE_CONFIG?: string
}
