import failed from 'icon:alert-circle'
import online from 'icon:circle-check'
import copying from 'icon:copy'
import eject from 'icon:player-eject'
import offline from 'icon:plug-connected-x'
import { useMemo } from 'react'
import { type DockGroup, groupCounts } from '../../core/appliances/groups'
import type { Dock } from '../../core/appliances/types'
import { useText } from '../kit/context'
import { Legend } from '../kit/table/Legend'

const groups = [
  { id: 'all', label: 'appliances.group.all' },
  { id: 'online', label: 'appliances.online', icon: online, tone: 'ok' },
  { id: 'offline', label: 'appliances.offline', icon: offline, tone: 'danger' },
  { id: 'copying', label: 'appliances.group.copying', icon: copying, tone: 'info' },
  { id: 'eject', label: 'appliances.group.eject', icon: eject, tone: 'ok' },
  { id: 'failed', label: 'appliances.group.failed', icon: failed, tone: 'danger' },
] as const

interface GroupLegendProps {
  docks: readonly Dock[]
  chosen: DockGroup
  onChoose(group: DockGroup): void
}

/** The groups of appliances by state, with their counts, as a filter. */
export function GroupLegend({ docks, chosen, onChoose }: GroupLegendProps) {
  const t = useText()
  const counts = useMemo(() => groupCounts(docks), [docks])
  return (
    <Legend<DockGroup>
      label={t('appliances.groups')}
      items={groups.map(({ label, ...item }) => ({
        ...item,
        label: t(label),
        count: counts[item.id],
        heading: item.id === 'copying' ? t('appliances.drives') : undefined,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
