import exportIcon from 'icon:file-export'
import importIcon from 'icon:file-import'
import { useRef } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Stretch } from '../../core/calendar/types'
import { text } from '../../core/i18n/translate'
import { session } from '../../core/session/store'
import { useScreen, useStore } from '../base/bridge/hooks'
import { download } from '../base/download'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { useIsHidden } from '../kit/use-is-hidden'
import { useCalendar } from './calendar-context'
import { planLabel } from './marks'

const filesPart = lazy(() => import('../../core/calendar/files'))
const menuPart = lazy(() => import('./FileMenu'), 'FileMenu')

/** Import and export: two buttons, or a menu where the calendar is narrow and hides the buttons. */
export function FileTools({ onFile }: { onFile(file: File): void }) {
  const t = useText()
  const { notifications } = useScreen().portal
  const { me } = useStore(session)
  const { today, store } = useCalendar()
  const input = useRef<HTMLInputElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const areButtonsHidden = useIsHidden(buttons)
  const chooseFile = () => input.current?.click()
  async function exportAll() {
    const retry = () => void exportAll()
    await notifications.run({ title: text('calendar.exportFailed'), retry }, async () => {
      const { calendarFile } = await filesPart.load()
      const { companyId = '', companyName = '' } = me.peek().data?.user ?? {}
      const title = ({ plan }: Stretch) => planLabel(plan, t)
      const file = await calendarFile(today, store.read, { org: companyId, name: companyName, title })
      if (file) download(file.name, file.file)
    })
  }
  return (
    <>
      <div ref={buttons} className="file-buttons">
        <Button icon={importIcon} onClick={chooseFile}>
          {t('calendar.import')}
        </Button>
        <Button icon={exportIcon} onClick={() => void exportAll()}>
          {t('calendar.export')}
        </Button>
      </div>
      <div className="file-menu">
        {areButtonsHidden && (
          <Part of={menuPart} rows={0} props={{ onImport: chooseFile, onExport: () => void exportAll() }} />
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={t('calendar.import')}
        onChange={event => {
          const file = event.target.files?.[0]
          // Clear the input, so that the same file can be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
