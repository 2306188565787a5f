import { useEffect, useState } from 'react'
import { duplicate } from '../../core/appliances/duplicate-store'
import { appliances } from '../../core/appliances/store'
import type { Dock } from '../../core/appliances/types'
import words from '../../core/i18n/en/appliances-duplicate'
import { registerMessages } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { movies } from '../../core/work-orders/movies'
import { defaultQuery } from '../../core/work-orders/rules'
import { workOrderList } from '../../core/work-orders/store'
import sheet from '../../styles/areas/appliances-duplicate.css?inline'
import { useScreen, useSheet, useStore } from '../base/bridge/hooks'
import { ChooseOrder } from './ChooseOrder'
import { focusToPass } from './pass-focus'

registerMessages('en', words)

interface DuplicateScreenProps {
  dock: Dock
  /** What failed and is to be copied again; missing where any order may be chosen. */
  workOrderNo: string | undefined
  onStarted(workOrderNo: string): void
  onClose(): void
}

/** As many orders are offered at once; a search finds the others. */
const offered = 25
/** How long a person has stopped typing before the list is asked, in milliseconds. */
const pause = 250

/** Which work order is copied onto the drives of an appliance. */
export function DuplicateScreen({ dock, workOrderNo = '', onStarted, onClose }: DuplicateScreenProps) {
  useSheet(sheet)
  const { host } = useScreen()
  const list = useStore(workOrderList, `${host.id}-duplicate`)
  const copies = useStore(duplicate)
  const docks = useStore(appliances).fleet.value.data?.docks ?? [dock]
  const isCut = useStore(live).state.value === 'offline'
  const films = useStore(movies).known.value
  const [search, setSearch] = useState(workOrderNo)
  const [passFocus] = useState(() => focusToPass(host.element))
  useEffect(() => passFocus, [passFocus])
  useEffect(() => {
    const ask = () => list.ask({ ...defaultQuery, search: search.trim(), pageSize: offered })
    const timer = setTimeout(ask, search === workOrderNo ? 0 : pause)
    return () => clearTimeout(timer)
  }, [list, search, workOrderNo])

  return (
    <ChooseOrder
      dock={dock}
      docks={docks}
      again={workOrderNo}
      page={list.page.value}
      films={films}
      search={search}
      isCut={isCut}
      starting={copies.busy.value.has(dock.id)}
      onSearch={setSearch}
      onRetry={() => void list.refresh()}
      onConfirm={async no => {
        if (await copies.start(no, dock)) onStarted(no)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
