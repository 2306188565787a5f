import alert from 'icon:alert-triangle'
import copy from 'icon:copy'
import { useState } from 'react'
import { drivesNeeded, preflight } from '../../core/appliances/duplication'
import type { Dock } from '../../core/appliances/types'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { isUnfinished, sizeOf } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { Named, properName, Said } from '../kit/named'
import { bayName } from '../parts/copies/bay-text'

interface StartCopiesProps {
  order: WorkOrderRow
  docks: readonly Dock[]
  /** Called with the chosen appliance. A dialog then asks for confirmation. */
  onAsk(applianceId: string): void
}

/** The choice of an appliance for the copies, with the problem of each appliance. */
export function StartCopies({ order, docks, onAsk }: StartCopiesProps) {
  const t = useText()
  const isOffline = useStore(live).state.value === 'offline'
  const size = sizeOf(order)
  const [chosen, setChosen] = useState<string | null>(null)
  // An unfinished download only causes a warning, because its content may have arrived in another way.
  const unfinished = order.compositions.find(isUnfinished)
  const neededCount = drivesNeeded(order, docks)
  const choices = docks.map(dock => ({ dock, ...preflight(dock, size, neededCount) }))
  const first = choices.find(({ problem }) => !problem)
  // The preselected appliance stays, so that another appliance that becomes available cannot replace it before a press.
  const [preselected, setPreselected] = useState<string | null>(null)
  if (preselected === null && docks.length > 0) setPreselected(first?.dock.id ?? '')
  const choice = choices.find(({ dock }) => dock.id === (chosen ?? preselected))
  const problem = choice?.problem ?? (isOffline ? text('shared.offline') : null)
  const offReason = problem ? t.text(problem) : choice ? null : t(first ? 'duplicate.choose' : 'duplicate.noneReady')
  if (order.totalDrives > 0 && order.totalCopied >= order.totalDrives)
    return <p className="quiet-text">{t('duplicate.allCopied')}</p>
  if (neededCount === 0) return <p className="quiet-text">{t('duplicate.nothingLeft')}</p>
  if (docks.length === 0) return <p className="quiet-text">{t('duplicate.noAppliance')}</p>

  return (
    <Panel padded label={t('duplicate.title')}>
      <div className="start-copies">
        <Heading className="panel-title">{t('duplicate.title')}</Heading>
        <RadioGroup
          label={t('duplicate.appliance')}
          boxed
          value={choice?.dock.id ?? null}
          onChange={setChosen}
          options={choices.map(({ dock, bays, problem }) => ({
            value: dock.id,
            label: properName(`${dock.name} · ${dock.serialNo}`),
            detail: problem ? (
              <Said of={problem} />
            ) : (
              t('duplicate.inserted', {
                count: bays.length,
                bays: bays.map(({ bay }) => bayName(t, dock.slots, bay)).join(', '),
              })
            ),
          }))}
        />
        {unfinished && !offReason && (
          <StatusText icon={alert} tone="warn" loud>
            <Named of="duplicate.notInAppliance" vars={{ cplName: properName(unfinished.cplName) }} />
          </StatusText>
        )}
        <div className="start-copies-foot">
          <Button
            kind="primary"
            icon={copy}
            offReason={offReason ?? undefined}
            onClick={() => choice && onAsk(choice.dock.id)}
          >
            {t('duplicate.start')}
          </Button>
          {offReason && <span className="quiet-text">{problem ? <Said of={problem} /> : offReason}</span>}
        </div>
      </div>
    </Panel>
  )
}
