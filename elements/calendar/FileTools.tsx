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
import { Button } from '../kit/fields/Button'
import { useCalendar } from './calendar-context'
import { planWords } from './marks'

const filesPart = lazy(() => import('../../core/calendar/files'))

/** To and from other calendars. */
export function FileTools({ onFile }: { onFile(file: File): void }) {
  const t = useText()
  const { notifications } = useScreen().portal
  const { me } = useStore(session)
  const { today, store } = useCalendar()
  const input = useRef<HTMLInputElement>(null)
  async function exportAll() {
    const retry = () => void exportAll()
    await notifications.run({ title: text('calendar.exportFailed'), retry }, async () => {
      const { calendarFile } = await filesPart.load()
      const { companyId = '', companyName = '' } = me.peek().data?.user ?? {}
      const title = ({ plan }: Stretch) => planWords(plan, t)
      const made = await calendarFile(today, store.read, { org: companyId, name: companyName, title })
      if (made) download(made.name, made.file)
    })
  }
  return (
    <>
      <Button icon={importIcon} onClick={() => input.current?.click()}>
        {t('calendar.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={t('calendar.import')}
        onChange={event => {
          const file = event.target.files?.[0]
          // The same file again is a choice too.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button icon={exportIcon} onClick={() => void exportAll()}>
        {t('calendar.export')}
      </Button>
    </>
  )
}
