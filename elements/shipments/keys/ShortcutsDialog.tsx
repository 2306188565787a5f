import '../../../core/shipments/keys/words'
import { useRef } from 'react'
import { type ShortcutId, shortcutGroups, shortcuts, shortcutsIn } from '../../../core/shipments/keys/shortcuts'
import sheet from '../../../styles/areas/shipments-shortcuts.css?inline'
import { useSheet } from '../../base/bridge/hooks'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Heading } from '../../kit/layout/Heading'
import { Dialog } from '../../kit/overlays/Dialog'
import { keyNames } from './key-names'

/** A dialog that lists all shortcuts of the element by place, from the table that the handlers use. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  useSheet(sheet)
  const t = useText()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t('shipments.keys.all')}
      onClose={onClose}
      initialFocus={close}
      foot={
        <Button ref={close} onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {shortcutGroups.map(group => (
        <section key={group} className="shortcuts">
          <Heading className="shortcuts-title">{t(`shipments.shortcuts.group.${group}`)}</Heading>
          <dl className="shortcuts-list">
            {shortcutsIn(group).map(id => (
              <div key={id} className="shortcut" data-shortcut={id}>
                <dt>{t(`shipments.shortcuts.${id}`)}</dt>
                <dd>
                  <Combos id={id} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function Combos({ id }: { id: ShortcutId }) {
  const t = useText()
  return (
    <>
      {shortcuts[id].combos.map((combo, index) => {
        const names = keyNames(combo, t)
        return (
          <span key={names.join(' ')} className="shortcut-combo">
            {index > 0 && <span>{t('shipments.shortcuts.or')}</span>}
            {names.map(name => (
              <kbd key={name}>{name}</kbd>
            ))}
          </span>
        )
      })}
    </>
  )
}
