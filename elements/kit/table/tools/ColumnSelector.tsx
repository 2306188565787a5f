import columnsIcon from 'icon:columns-3'
import { useText } from '../../context'
import { IconButton } from '../../fields/IconButton'
import { Popover } from '../../overlays/Popover'
import { ColumnLists, type ColumnListsProps } from './ColumnLists'

/** Which columns are shown, in which order. */
export function ColumnSelector<Row, Ctx>(props: ColumnListsProps<Row, Ctx>) {
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
