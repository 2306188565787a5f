interface Steps {
  onMove(event: PointerEvent): void
  onEnd(event: PointerEvent): void
  /** It was taken away, or Escape was pressed. */
  onCancel(): void
}

/** Follows a pointer that was put down in a window until it is lifted, wherever it goes. */
export function follow(view: Window, { onMove, onEnd, onCancel }: Steps): void {
  const over = new AbortController()
  const { signal } = over
  const ends = (step: () => void) => {
    over.abort()
    step()
  }
  view.addEventListener('pointermove', onMove, { signal })
  view.addEventListener('pointerup', event => ends(() => onEnd(event)), { signal })
  view.addEventListener('pointercancel', () => ends(onCancel), { signal })
  view.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      ends(onCancel)
    },
    { signal, capture: true },
  )
}
