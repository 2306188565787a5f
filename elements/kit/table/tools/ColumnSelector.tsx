import columnsIcon from 'icon:columns-3'
import { useText } from '../../context'
import { IconButton } from '../../IconButton'
import { Popover } from '../../Popover'
import type { Column } from '../column'
import { ColumnLists } from './ColumnLists'
import type { Layout } from './layout'

export interface ColumnSelectorProps<Row, Ctx> {
  columns: readonly Column<Row, Ctx>[]
  layout: Layout
  onLayout(layout: Layout): void
}

/** Which columns are shown, in which order. */
export function ColumnSelector<Row, Ctx>(props: ColumnSelectorProps<Row, Ctx>) {
  const t = useText()
  return (
    <div className="column-selector">
      <Popover
        label={t('kit.columns')}
        placement="bottom-end"
        trigger={trigger => <IconButton icon={columnsIcon} label={t('kit.columns')} {...trigger} />}
      >
        {() => <ColumnLists {...props} />}
      </Popover>
    </div>
  )
}
