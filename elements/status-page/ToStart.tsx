import { useText } from '../kit/context'
import { isPlain } from '../kit/is-plain'

interface ToStartProps {
  /** Where the portal begins, for a page that is not the portal. */
  start: string
  /** True when the page goes there itself. */
  onStart(): boolean
}

/** The way to where the portal begins. */
export function ToStart({ start, onStart }: ToStartProps) {
  const t = useText()
  return (
    <a
      className="button primary"
      part="primary-button"
      href={start}
      onClick={event => isPlain(event) && onStart() && event.preventDefault()}
    >
      {t('statusPage.toStart')}
    </a>
  )
}
