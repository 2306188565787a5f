import hand from 'icon:hand-click'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'

/** Stands where the panel of the selected days will, so that the month keeps its width. */
export function SelectHint() {
  const t = useText()
  return (
    <div className="side-panel select-hint">
      <Icon of={hand} size={24} />
      <b>{t('calendar.choose')}</b>
      <p>{t('calendar.chooseHow')}</p>
    </div>
  )
}
