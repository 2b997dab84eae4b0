/** Whether a change only records a photo or signature, which people see as the photo itself. */
export function isOfPhoto(mutation: string): boolean {
  return mutation === 'photo/add' || mutation === 'photo/finish'
}
