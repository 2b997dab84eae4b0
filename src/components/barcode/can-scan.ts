/** Whether this device has cameras to read a barcode with. */
export function canScan(): boolean {
  return typeof globalThis.navigator?.mediaDevices?.getUserMedia === 'function'
}
