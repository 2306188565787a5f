import eject from 'icon:player-eject'
import printer from 'icon:printer'
import { LiveMark } from '../../../../elements/kit/feedback/LiveMark'
import { Button } from '../../../../elements/kit/fields/Button'
import { Icon } from '../../../../elements/kit/icons/Icon'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Panel } from '../../../../elements/kit/layout/Panel'
import styles from '../../../../styles/areas/appliances.css?inline'
import { bayWords, dockA, dockB, dockC } from './data/bays'
import { Dock } from './parts/Dock'
import { Downloads } from './parts/Downloads'
import { useSheet } from './parts/use-sheet'

/** Appliances with their bays, live and away (picture 04). */
export default function BaysPage() {
  const inside = useSheet(styles)
  return (
    <div className="stack" ref={inside}>
      <PageHead title={bayWords.title}>
        <LiveMark state="live" at="14:10:32" />
      </PageHead>
      <Panel>
        <div className="panel-bar" style={{ borderBlockEnd: 0 }}>
          <span data-tone="ok" className="month-key" style={{ alignSelf: 'flex-start' }}>
            <Icon of={eject} />
          </span>
          <div style={{ flex: '1 1 200px' }}>
            <p className="form-title">{bayWords.ready}</p>
            <p className="quiet-text">{bayWords.readyDetail}</p>
          </div>
          <Button size="bar" icon={printer}>
            {bayWords.print}
          </Button>
        </div>
      </Panel>
      <Dock
        name="Dock A"
        serial="RD-2207"
        facts={['8 bays', '486.20 Mbps', 'Version 4.12.1', 'IP hidden']}
        columns={8}
        bays={dockA}
        online
      >
        <Downloads />
      </Dock>
      <div className="docks">
        <Dock
          name="Dock B"
          serial="RD-1043"
          facts={['4 ports', 'idle', 'Version 4.12.1']}
          columns={4}
          bays={dockB}
          online
        />
        <Dock
          name="Dock C"
          serial="RD-0981"
          facts={['Last seen 11:42, 2 h 28 min ago']}
          columns={4}
          bays={dockC}
          online={false}
        />
      </div>
    </div>
  )
}
