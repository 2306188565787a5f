import plus from 'icon:plus'
import { useEffect, useMemo, useRef, useState } from 'react'
import words from '../../core/i18n/en/theatre-lists'
import { registerMessages, type Text } from '../../core/i18n/translate'
import { errorsUnder } from '../../core/service-areas/faults'
import { newListOption } from '../../core/service-areas/options'
import { placesArea } from '../../core/service-areas/places-store'
import { listSays, listsIn } from '../../core/service-areas/rules'
import { theatresArea } from '../../core/service-areas/theatres-store'
import type { ListForm } from '../../core/service-areas/types'
import editor from '../../styles/areas/areas-editor.css?inline'
import sheet from '../../styles/areas/theatre-lists.css?inline'
import forms from '../../styles/forms.css?inline'
import { useSheet, useStore } from '../base/hooks'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import { Table } from '../kit/table/Table'
import { useStable } from '../kit/use-stable'
import { useFocusAfter } from '../parts/use-focus-after'
import { ChangesPanel } from './ChangesPanel'
import { type ListCells, type ListRow, listColumns, listName } from './list-columns'
import type { OfferProps } from './OfferView'
import { OpenedList } from './OpenedList'
import { TheatrePicker } from './TheatrePicker'

registerMessages('en', words)

/** The theatre lists of a tab; one opens to its options and theatres. */
export function TheatreLists({ offer, current, compared, errors: all, delivery, onChange }: OfferProps) {
  const t = useText()
  useSheet(forms)
  useSheet(editor)
  useSheet(sheet)
  const store = useStore(theatresArea)
  const places = useStore(placesArea).places.value
  const { lists } = offer
  const readOnly = onChange === null
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  const errors = useMemo(() => errorsUnder(all, 'lists'), [all])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [picking, setPicking] = useState<number | null>(null)
  const edit = useStable((change: (lists: readonly ListForm[]) => readonly ListForm[]) =>
    onChange?.(before => ({ ...before, lists: change(before.lists) })),
  )
  const rows = useMemo(() => {
    const shown = new Set(listsIn(lists, delivery))
    return lists.flatMap((list, at): ListRow[] => (shown.has(list) ? [{ list, at }] : []))
  }, [lists, delivery])
  const before = useMemo(() => new Set(current.lists.map(listSays)), [current])
  const { name: nameTheatres } = store
  useEffect(() => {
    void nameTheatres(rows.flatMap(({ list }) => list.theatres))
  }, [rows, nameTheatres])
  const onRemove = useStable(({ at }: ListRow) => {
    focusAfter(':scope > .button')
    edit(all => all.filter((_, index) => index !== at))
  })
  const ctx = useMemo((): ListCells => ({ t, readOnly, onRemove }), [t, readOnly, onRemove])

  const errorsAt = (at: number): Readonly<Record<string, Text>> => {
    const start = `[${at}].`
    const mine = Object.entries(errors).filter(([path]) => path.startsWith(start))
    return Object.fromEntries(mine.map(([path, text]) => [path.slice(start.length), text]))
  }
  const isAtFault = ({ at }: ListRow) => Object.keys(errors).some(path => path.startsWith(`[${at}].`))
  const change = (at: number, made: Partial<ListForm>) =>
    edit(all => all.map((list, index) => (index === at ? { ...list, ...made } : list)))
  function addList() {
    const deliveryType = delivery === 'drive' ? 'HARD_DRIVE' : ''
    edit(all => [...all, { id: null, name: '', deliveryType, theatres: [], options: [newListOption] }])
    setOpen(new Set([...open, keyOf({ list: { id: null }, at: lists.length })]))
  }
  const picked = picking === null ? undefined : lists[picking]

  return (
    <div ref={root} className="theatre-lists">
      {compared && <ChangesPanel before={current} after={offer} places={places} />}
      {rows.length === 0 ? (
        <EmptyState title={t('theatres.noLists')}>{t('theatres.noListsDetail')}</EmptyState>
      ) : (
        <Table<ListRow, ListCells>
          caption={t('theatres.lists')}
          columns={listColumns}
          rows={rows}
          rowKey={keyOf}
          rowName={row => listName(row, t)}
          ctx={ctx}
          tone={row => (isAtFault(row) ? 'flagged' : before.has(listSays(row.list)) ? undefined : 'changed')}
          expansion={{
            open: new Set([...open, ...rows.filter(isAtFault).map(keyOf)]),
            onToggle: (row, on) => setOpen(toggled(open, keyOf(row), on)),
            render: row => (
              <OpenedList
                list={row.list}
                name={listName(row, t)}
                errors={errorsAt(row.at)}
                delivery={delivery}
                known={store.known.value}
                readOnly={readOnly}
                onChange={made => change(row.at, made)}
                onAddTheatres={() => setPicking(row.at)}
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
      {picking !== null && picked && (
        <TheatrePicker
          title={t('theatres.addTo', { name: listName({ list: picked, at: picking }, t) })}
          chosen={new Set(picked.theatres)}
          found={store.found.value}
          onChoose={(ids, on) => {
            const chosen = ids.reduce(
              (now, id) => toggled(now, id, on),
              new Set(picked.theatres) as ReadonlySet<string>,
            )
            change(picking, { theatres: [...chosen] })
          }}
          onSearch={query => void store.search(query)}
          onMore={() => void store.more()}
          onMatch={store.match}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  )
}

/** A new list has no id: its place stands for it. */
function keyOf({ list, at }: { list: Pick<ListForm, 'id'>; at: number }): string {
  return list.id ?? `new-${at}`
}

function toggled(set: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(set)
  on ? next.add(id) : next.delete(id)
  return next
}
