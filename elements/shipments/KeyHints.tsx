import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { controlKey } from './control-key'

registerMessages('en', words)

/** What the keys of a row do; with little room the first two alone. */
export function KeyHints() {
  useSheet(sheet)
  const t = useText()
  const enter = t('shipments.keys.enter')
  const control = controlKey(t)
  const hints = [
    { key: enter, does: t('shipments.keys.nextRow'), first: true },
    { key: t('shipments.keys.escape'), does: t('shipments.keys.undoCell'), first: true },
    { key: `${control} ${enter}`, does: t('shipments.keys.ship') },
    { key: `${control} S`, does: t('shipments.keys.save') },
    { key: `${control} Z`, does: t('shipments.keys.undo') },
    { key: 'F8', does: t('shipments.keys.problem') },
  ]
  return (
    <span className="key-hints push">
      {hints.map(({ key, does, first }) => (
        <span key={key} className={first ? 'key-hint first' : 'key-hint'}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </span>
  )
}
