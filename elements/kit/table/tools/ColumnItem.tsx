import eye from 'icon:eye'
import eyeOff from 'icon:eye-off'
import grip from 'icon:grip-vertical'
import type { KeyboardEvent } from 'react'
import { useText } from '../../context'
import { IconButton } from '../../fields/IconButton'
import { Icon } from '../../icons/Icon'

interface ColumnItemProps {
  id: string
  name: string
  shown: boolean
  canHide: boolean
  dragged: boolean
  /** What is dragged would be put before it. */
  marked?: true | undefined
  /** By the arrows; without it there is no order here. */
  onMove?(by: -1 | 1): void
  onShow(shown: boolean): void
}

/** A column in the selector. All of it can be dragged; the grip takes the arrows. */
export function ColumnItem({ id, name, shown, canHide, dragged, marked, onMove, onShow }: ColumnItemProps) {
  const t = useText()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove?.(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className="column-item" data-id={id} data-dragged={dragged || undefined} data-mark={marked}>
      {onMove ? (
        <button
          type="button"
          className="button only quiet column-grip"
          data-size="bar"
          aria-label={t('kit.columns.move', { name })}
          title={t('kit.columns.moveHint')}
          onKeyDown={onKeyDown}
        >
          <Icon of={grip} />
        </button>
      ) : (
        <span className="column-grip">
          <Icon of={grip} />
        </span>
      )}
      <span className="column-name">{name}</span>
      {canHide && (
        <IconButton
          icon={shown ? eyeOff : eye}
          label={t(shown ? 'kit.columns.hide' : 'kit.columns.show', { name })}
          onClick={() => onShow(!shown)}
        />
      )}
    </li>
  )
}
