import ok from 'icon:circle-check'
import copy from 'icon:copy'
import dots from 'icon:dots'
import info from 'icon:info-circle'
import away from 'icon:plug-connected-x'
import printer from 'icon:printer'
import refresh from 'icon:refresh'
import trash from 'icon:trash'
import type { ReactNode } from 'react'
import { Badge } from '../../../../../elements/kit/feedback/Badge'
import { Button } from '../../../../../elements/kit/fields/Button'
import { IconButton } from '../../../../../elements/kit/fields/IconButton'
import { Panel } from '../../../../../elements/kit/layout/Panel'
import { Chassis, Slot } from '../../../../../elements/kit/layout/Slot'
import { SlotWork } from '../../../../../elements/kit/layout/SlotWork'
import { TimeBar } from '../../../../../elements/kit/layout/TimeBar'
import { Menu } from '../../../../../elements/kit/overlays/Menu'
import { type Bay, bayWords } from '../data/bays'

interface Props {
  name: string
  serial: string
  facts: readonly string[]
  columns: 4 | 8
  bays: readonly Bay[]
  online: boolean
  children?: ReactNode
}

const actions = [
  { id: 'labels', label: 'Print labels', icon: printer },
  { id: 'tasks', label: 'Recent tasks', icon: info },
  { id: 'clear', label: 'Clear failed bays', icon: trash, danger: true, parted: true },
]

/** An appliance with its facts, bays and downloads. */
export function Dock({ name, serial, facts, columns, bays, online, children }: Props) {
  return (
    <Panel label={name}>
      <div className="dock-head">
        <h3 className="panel-title">{name}</h3>
        <span className="mono">{serial}</span>
        <Badge tone={online ? 'ok' : 'danger'} icon={online ? ok : away}>
          {online ? bayWords.online : bayWords.offline}
        </Badge>
        {facts.map(fact => (
          <span key={fact} className="dock-fact">
            {fact}
          </span>
        ))}
        <div className="dock-actions">
          <Button icon={copy} offReason={online ? undefined : bayWords.offReason}>
            {bayWords.duplicate}
          </Button>
          <Menu
            label={bayWords.more}
            items={actions}
            onChoose={() => undefined}
            trigger={props => <IconButton {...props} icon={dots} size="control" label={bayWords.more} />}
          />
        </div>
      </div>
      <div className="dock-bays">
        <Chassis label={name} columns={columns}>
          {bays.map(({ labelled, work, ...bay }) => (
            <Slot
              key={bay.name}
              {...bay}
              work={
                work && (
                  <SlotWork
                    figures={work.figures}
                    note={work.ends}
                    noteTone={work.late ? 'danger' : undefined}
                    bar={
                      <TimeBar
                        label={work.label}
                        done={work.copied}
                        end={work.end}
                        limit={work.limit}
                        tone={bay.tone}
                      />
                    }
                  />
                )
              }
              action={
                labelled ? (
                  <Button size="bar" icon={printer}>
                    {bayWords.label}
                  </Button>
                ) : null
              }
            />
          ))}
        </Chassis>
      </div>
      {!online && (
        <div className="dock-foot">
          <p>{bayWords.away}</p>
          <Button size="bar" icon={refresh}>
            {bayWords.again}
          </Button>
        </div>
      )}
      {children}
    </Panel>
  )
}
