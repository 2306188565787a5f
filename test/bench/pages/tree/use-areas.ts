import { useMemo, useState } from 'react'
import { coverageOf } from '../../../../core/service-areas/coverage'
import { areaForm } from '../../../../core/service-areas/fixtures'
import { togglePlace } from '../../../../core/service-areas/toggle'
import type { Places } from '../../../../core/service-areas/types'
import { useStable } from '../../../../elements/kit/use-stable'

/** Returns the ticked areas and the effect of a tick, as in the editor of service areas. */
export function useAreas(places: Places) {
  const [areas, setAreas] = useState(() => places.countries?.slice(1, 3).map(code => areaForm(code)) ?? [])
  const coverage = useMemo(() => coverageOf(areas, 'drive', places), [areas, places])
  const own = useMemo(() => new Set(areas.map(({ code }) => code)), [areas])
  const onTick = useStable((code: string) => setAreas([...togglePlace(areas, code, 'drive', places)]))
  return { coverage, own, onTick }
}
