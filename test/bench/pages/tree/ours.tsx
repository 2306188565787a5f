import type { Places } from '../../../../core/service-areas/types'
import { AreaTree } from '../../../../elements/parts/areas/AreaTree'
import area from '../../../../styles/areas/areas-editor.css?inline'
import fields from '../../../../styles/bundles/fields.css?inline'
import base from '../../../../styles/index.css?inline'
import type { Contender } from '../../types'
import { openStage } from '../stage'
import { stepsOf } from './steps'
import { useAreas } from './use-areas'
import { manyPlaces } from './world'

const nothing = new Set<string>()

function Whole({ places }: { places: Places }) {
  const { coverage, own, onTick } = useAreas(places)
  return (
    <AreaTree
      places={places}
      coverage={coverage}
      own={own}
      loading={nothing}
      failed={false}
      readOnly={false}
      onTick={onTick}
      onOpenPlace={async () => {}}
      onDeepen={async () => {}}
    />
  )
}

export function make(size: number): Contender {
  const places = manyPlaces(size)
  const stage = openStage(base, fields, area)
  const draw = () => stage.draw(<Whole places={places} />)
  return stepsOf({ stage, places, draw, box: '.tree', keys: '.tree' })
}
