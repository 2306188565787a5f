import { setInteractionModality } from 'react-aria/useFocusVisible'

/**
 * Tells react-aria whether the person uses keys or a pointer: only keys scroll the focused item into view. The tracking
 * of react-aria is left out, since it changes the page around the element (`bundle/react-aria.ts`).
 */
export const modalityProps = {
  onKeyDownCapture: () => setInteractionModality('keyboard'),
  onPointerDownCapture: () => setInteractionModality('pointer'),
}
