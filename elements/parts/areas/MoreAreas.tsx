import { useEffect, useRef } from 'react'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface MoreAreasProps {
  shownCount: number
  count: number
  onMore(): void
}

/** Shows how many of the areas are shown, with a button that shows more. */
export function MoreAreas({ shownCount, count, onMore }: MoreAreasProps) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const isLast = shownCount === count
  const wasPressed = useRef(false)
  useEffect(() => {
    // The pressed button disappears when all areas are shown, so the focus moves to the count.
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
