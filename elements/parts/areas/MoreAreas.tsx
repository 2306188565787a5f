import { useEffect, useRef } from 'react'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface MoreAreasProps {
  shownCount: number
  count: number
  onMore(): void
}

/** How many of the areas are shown, and a button for more of them. */
export function MoreAreas({ shownCount, count, onMore }: MoreAreasProps) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const isLast = shownCount === count
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button that was pressed has gone.
    if (wasPressed.current && isLast) root.current?.focus()
    wasPressed.current = false
  })
  return (
    <div ref={root} className="area-more" tabIndex={-1}>
      <span role="status">{t('areas.shownOf', { shown: shownCount, count })}</span>
      {!isLast && (
        <Button
          size="bar"
          onClick={() => {
            wasPressed.current = true
            onMore()
          }}
        >
          {t('areas.showMore')}
        </Button>
      )}
    </div>
  )
}
