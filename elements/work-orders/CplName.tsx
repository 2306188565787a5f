import info from 'icon:info-circle'
import type { CplName as Decoded } from '../../core/compositions/cpl-name'
import { type CplField, type CplPart, cplParts, soundsOf } from '../../core/compositions/cpl-words'
import { useText } from '../kit/context'
import { Chip } from '../kit/feedback/Chip'
import { IconButton } from '../kit/fields/IconButton'
import { Facts } from '../kit/layout/Facts'
import { wrapping } from '../kit/layout/wrapping'
import { Popover } from '../kit/overlays/Popover'

/** The name already shows the title, and few people need maker and date, so only the panel has them. */
const inPanelOnly: ReadonlySet<CplField> = new Set(['title', 'studio', 'made', 'facility'])

interface CplNameProps {
  name: string
  /** The decoded name; null for a free name, which is shown unchanged. */
  decoded: Decoded | null
  /** The fields in which this version differs from the others. */
  marked: ReadonlySet<CplField>
}

/** The full name, which may wrap after each underscore and is never cut, and its meaning in text. */
export function CplName({ name, decoded, marked }: CplNameProps) {
  const t = useText()
  const parts = decoded ? cplParts(decoded, t) : []
  const chips = parts.filter(({ field }) => !inPanelOnly.has(field))
  const isPackage = ({ field }: CplPart) => field === 'package'
  return (
    <div>
      <div className="mono" translate="no">
        {wrapping(name)}
      </div>
      {decoded && (
        <div className="chips">
          {[...chips.filter(isPackage), ...chips.filter(part => !isPackage(part))].map(({ field, text }) => (
            <Chip key={field} kind={field === 'package' ? 'strong' : marked.has(field) ? 'marked' : 'plain'}>
              {text}
            </Chip>
          ))}
          <CplPanel name={name} parts={parts} sounds={soundsOf(decoded, t)} />
        </div>
      )}
    </div>
  )
}

/** A panel with every field by its name, opened by a press or Enter. */
function CplPanel({ name, parts, sounds }: { name: string; parts: readonly CplPart[]; sounds: readonly string[] }) {
  const t = useText()
  const label = t('cpl.says', { name })
  return (
    <Popover label={label} trigger={props => <IconButton {...props} icon={info} kind="plain" label={label} />}>
      {() => (
        <div className="cpl-said">
          <Facts
            facts={parts.map(({ field, text }) => ({
              name: t(`cpl.field.${field}`),
              value: field === 'sound' ? [text, ...sounds].join(' · ') : text,
            }))}
          />
        </div>
      )}
    </Popover>
  )
}
