/** Whether this device has a camera to scan barcodes with. */
export function canScan(): boolean {
  return typeof globalThis.navigator?.mediaDevices?.getUserMedia === 'function'
}
