import { useCallback } from 'react'
import { followHeight } from './follow-height.ts'

/**
 * For the panel of a sheet that is as high as its content. Until the first touch or key it follows the content, however
 * late that is read from the device, and never shrinks; from then on its height is kept, so that nothing that is chosen
 * or loaded moves the buttons from under the finger. Measured again where the width changes.
 */
export function useFixedHeight(isFixed: boolean) {
  return useCallback(
    (panel: HTMLElement | null) => (panel && isFixed ? followHeight(panel) : undefined),
    [isFixed],
  )
}
