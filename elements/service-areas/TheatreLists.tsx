import '../../core/service-areas/lists/words'
import plus from 'icon:plus'
import { useEffect, useMemo, useRef, useState } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { newListOption } from '../../core/service-areas/options'
import { listId, listsIn, newLocalId, serialize } from '../../core/service-areas/rules'
import { serviceAreas } from '../../core/service-areas/store'
import { theatresArea } from '../../core/service-areas/theatres-store'
import type { ListForm } from '../../core/service-areas/types'
import editor from '../../styles/areas/areas-editor.css?inline'
import sheet from '../../styles/areas/theatre-lists.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { noShipments } from '../kit/drawings/empty'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'
import { Table } from '../kit/table/Table'
import { useStable } from '../kit/use-stable'
import { useFocusAfter } from '../parts/use-focus-after'
import { useOpened } from '../parts/use-opened'
import type { OfferProps } from './AreasView'
import { ChangesPanel } from './ChangesPanel'
import { type ListCells, type ListRow, listColumns, listName } from './list-columns'
import { OpenedList } from './OpenedList'
import { TheatrePicker } from './TheatrePicker'

/** The theatre lists of a tab. A list opens to its options and theatres. */
export function TheatreLists({ offer, current, compared, errors: all, delivery, onChange }: OfferProps) {
  const t = useText()
  useSheet(forms)
  useSheet(editor)
  useSheet(sheet)
  const store = useStore(theatresArea)
  const { lists } = offer
  const readOnly = onChange === null
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  const errors = useMemo(() => messagesUnder('lists', all), [all])
  const [picking, setPicking] = useState<string | null>(null)
  const edit = useStable((change: (lists: readonly ListForm[]) => readonly ListForm[]) =>
    onChange?.(before => ({ ...before, lists: change(before.lists) })),
  )
  const rows = useMemo(() => {
    const shown = new Set(listsIn(lists, delivery))
    return lists.flatMap((list, index): ListRow[] => (shown.has(list) ? [{ list, index }] : []))
  }, [lists, delivery])
  const listsInForce = useMemo(() => new Set(current.lists.map(serialize)), [current])
  const { name: nameTheatres, learn } = store
  const partner = useStore(serviceAreas).read.value.data?.user.partner
  useEffect(() => {
    learn((partner?.theatreLists ?? []).flatMap(({ theatres }) => theatres ?? []))
  }, [partner, learn])
  const isInvalid = ({ index }: ListRow) => Object.keys(errors).some(path => path.startsWith(`[${index}].`))
  const [opened, toggle] = useOpened(rows.filter(isInvalid).map(keyOf))
  useEffect(() => {
    void nameTheatres(rows.filter(row => opened.has(keyOf(row))).flatMap(({ list }) => list.theatres))
  }, [rows, opened, nameTheatres])
  const onRemove = useStable((row: ListRow) => {
    focusAfter(':scope > .button')
    edit(all => all.filter((list, index) => listId(list, index) !== keyOf(row)))
  })
  const ctx = useMemo((): ListCells => ({ t, readOnly, onRemove }), [t, readOnly, onRemove])

  const changeList = (key: string, change: (list: ListForm) => Partial<ListForm>) =>
    edit(all => all.map((list, index) => (listId(list, index) === key ? { ...list, ...change(list) } : list)))
  function addList() {
    const deliveryType = delivery === 'drive' ? 'HARD_DRIVE' : ''
    const local = newLocalId()
    edit(all => [...all, { id: null, local, name: '', deliveryType, theatres: [], options: [newListOption] }])
    toggle(local, true)
    focusAfter('tbody > tr:last-child input')
  }
  const picked = rows.find(row => keyOf(row) === picking)

  return (
    <div ref={root} className="theatre-lists">
      {compared && <ChangesPanel before={current} after={offer} />}
      {rows.length === 0 ? (
        <EmptyState drawing={noShipments} title={t('theatres.noLists')}>
          {t('theatres.noListsDetail')}
        </EmptyState>
      ) : (
        <Table<ListRow, ListCells>
          caption={t('theatres.lists')}
          columns={listColumns}
          rows={rows}
          rowKey={keyOf}
          rowName={row => listName(row, t)}
          ctx={ctx}
          tone={row => (isInvalid(row) ? 'flagged' : listsInForce.has(serialize(row.list)) ? undefined : 'changed')}
          expansion={{
            open: opened,
            onToggle: (row, on) => toggle(keyOf(row), on),
            render: row => (
              <OpenedList
                list={row.list}
                name={listName(row, t)}
                errors={messagesUnder(`[${row.index}]`, errors)}
                delivery={delivery}
                theatresById={store.known.value}
                readOnly={readOnly}
                onChange={change => changeList(keyOf(row), change)}
                onAddTheatres={() => setPicking(keyOf(row))}
              />
            ),
          }}
        />
      )}
      {!readOnly && (
        <Button icon={plus} onClick={addList}>
          {t('theatres.addList')}
        </Button>
      )}
      {picked && (
        <TheatrePicker
          title={t('theatres.addTo', { name: listName(picked, t) })}
          chosen={new Set(picked.list.theatres)}
          onChoose={(ids, on) =>
            changeList(keyOf(picked), ({ theatres }) => ({
              theatres: on ? [...new Set([...theatres, ...ids])] : theatres.filter(id => !ids.includes(id)),
            }))
          }
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  )
}

function keyOf({ list, index }: ListRow): string {
  return listId(list, index)
}
