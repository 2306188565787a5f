import dots from 'icon:dots'
import exportIcon from 'icon:file-export'
import importIcon from 'icon:file-import'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { Menu } from '../kit/overlays/Menu'

interface Props {
  onImport(): void
  onExport(): void
}

/** Import and export behind one button. */
export function FileMenu({ onImport, onExport }: Props) {
  const t = useText()
  const label = t('calendar.more')
  return (
    <Menu
      label={label}
      items={[
        { id: 'import', label: t('calendar.import'), icon: importIcon },
        { id: 'export', label: t('calendar.export'), icon: exportIcon },
      ]}
      onChoose={id => (id === 'import' ? onImport() : onExport())}
      trigger={props => <IconButton {...props} icon={dots} label={label} kind="plain" size="control" />}
    />
  )
}
