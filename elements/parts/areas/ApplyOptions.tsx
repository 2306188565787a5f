import { useState } from 'react'
import { fullName } from '../../../core/service-areas/places'
import { areaId } from '../../../core/service-areas/rules'
import type { AreaForm, Places } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Named, properName } from '../../kit/named'
import { Dialog } from '../../kit/overlays/Dialog'
import { toggled } from '../../kit/toggled'
import { optionTexts } from './area-text'

interface ApplyOptionsProps {
  from: AreaForm
  others: readonly AreaForm[]
  places: Places
  onApply(keys: ReadonlySet<string>): void
  onClose(): void
}

/** A dialog that copies the options of one area to other areas. */
export function ApplyOptions({ from, others, places, onApply, onClose }: ApplyOptionsProps) {
  const t = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const foot = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button
        kind="primary"
        offReason={chosen.size === 0 ? t('areas.applyNone') : undefined}
        onClick={() => onApply(chosen)}
      >
        {chosen.size === 0 ? t('areas.applyWord') : t('areas.apply', { count: chosen.size })}
      </Button>
    </>
  )
  return (
    <Dialog
      title={<Named of="areas.applyTitle" vars={{ name: properName(fullName(places, from.code)) }} />}
      onClose={onClose}
      foot={foot}
    >
      <p>{t('areas.applyDetail')}</p>
      <p className="quiet-text">{optionTexts(from.options, t).join(', ')}</p>
      {others.length > 1 && (
        <Checkbox
          label={t('areas.applyAll', { count: others.length })}
          checked={chosen.size === others.length}
          indeterminate={chosen.size > 0 && chosen.size < others.length}
          onChange={on => setChosen(new Set(on ? others.map(areaId) : []))}
        />
      )}
      <div className="apply-list">
        {others.map(area => (
          <Checkbox
            key={areaId(area)}
            label={properName(fullName(places, area.code))}
            checked={chosen.has(areaId(area))}
            onChange={on => setChosen(toggled(chosen, [areaId(area)], on))}
          />
        ))}
      </div>
    </Dialog>
  )
}
