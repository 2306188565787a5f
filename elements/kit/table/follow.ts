interface Steps {
  onMove(event: PointerEvent): void
  onEnd(event: PointerEvent): void
  /** Is called when the browser cancels the pointer, or Escape is pressed. */
  onCancel(): void
}

/** Follows a pressed pointer anywhere in a window until it is released. */
export function follow(view: Window, { onMove, onEnd, onCancel }: Steps): void {
  const controller = new AbortController()
  const { signal } = controller
  const end = (step: () => void) => {
    controller.abort()
    step()
  }
  view.addEventListener('pointermove', onMove, { signal })
  view.addEventListener('pointerup', event => end(() => onEnd(event)), { signal })
  view.addEventListener('pointercancel', () => end(onCancel), { signal })
  view.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(onCancel)
    },
    { signal, capture: true },
  )
}
