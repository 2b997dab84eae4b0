/**
 * Asks for permission to show notifications. The browser asks the user only once and remembers the answer.
 */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
