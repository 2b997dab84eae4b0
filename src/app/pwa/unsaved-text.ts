/**
 * Forms mark themselves with `data-unsaved` while they hold text that is saved nowhere. Updates and
 * reloads look here first.
 */
export function hasUnsavedText(root: ParentNode = document): boolean {
  return root.querySelector('[data-unsaved]') !== null
}
