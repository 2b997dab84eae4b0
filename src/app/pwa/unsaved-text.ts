/** Forms set `data-unsaved` while they hold text that is not saved. Checked before an update or a reload. */
export function hasUnsavedText(root: ParentNode = document): boolean {
  return root.querySelector('[data-unsaved]') !== null
}
