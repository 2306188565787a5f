import info from 'icon:info-circle'
import { Fragment, type ReactNode } from 'react'
import { formatBytes } from '../../core/base/bytes'
import words from '../../core/i18n/en/work-orders-opened'
import type { StatusLook } from '../../core/i18n/status-look'
import { registerMessages } from '../../core/i18n/translate'
import type { Composition } from '../../core/wire/work-orders'
import { decodeCplName } from '../../core/work-orders/cpl-name'
import { downloadLook, uploadLook } from '../../core/work-orders/transfers'
import sheet from '../../styles/areas/work-orders-opened.css?inline'
import { useSheet } from '../base/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/StatusText'
import { transferIconOf } from './transfer-icons'

registerMessages('en', words)

interface CompositionsProps {
  compositions: readonly Composition[]
  locale: string
  /** What may be done with one. */
  action?: (composition: Composition) => ReactNode
}

/** The compositions of an order: full name, size, and how far each has come. */
export function Compositions({ compositions, locale, action }: CompositionsProps) {
  useSheet(sheet)
  return (
    <ul>
      {compositions.map(composition => (
        <li key={composition.id} className="composition">
          <CplName name={composition.cplName} />
          <span className="composition-where">
            {composition.size > 0 && <span className="quiet-text">{formatBytes(composition.size, locale)}</span>}
            <Transfer look={downloadLook(composition)} />
            <Transfer look={uploadLook(composition)} />
            {action?.(composition)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The full name, which may wrap after each underscore and is never cut; and what must not be forgotten with it. */
function CplName({ name }: { name: string }) {
  const t = useText()
  return (
    <div>
      <div className="mono">
        {partsOf(name).map(([from, part]) => (
          <Fragment key={from}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </div>
      {decodeCplName(name)?.packageType === 'VF' && (
        <StatusText icon={info} tone="info">
          {t('workOrders.needsOv')}
        </StatusText>
      )}
    </div>
  )
}

/** A name cut after each underscore, each part by where it starts. */
function partsOf(name: string): [from: number, part: string][] {
  return [...name.matchAll(/[^_]*_|[^_]+$/g)].map(match => [match.index, match[0]])
}

function Transfer({ look }: { look: StatusLook | null }) {
  const t = useText()
  if (look === null) return null
  return (
    <StatusText icon={transferIconOf(look.icon)} tone={look.tone}>
      {t.text(look.word)}
    </StatusText>
  )
}
