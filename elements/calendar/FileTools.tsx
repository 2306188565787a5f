import exportIcon from 'icon:file-export'
import importIcon from 'icon:file-import'
import { useRef } from 'react'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface Props {
  /** Null where nothing may be changed. */
  onFile: ((file: File) => void) | null
  onExport(): void
}

/** To and from other calendars. */
export function FileTools({ onFile, onExport }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {onFile && (
        <Button icon={importIcon} onClick={() => input.current?.click()}>
          {t('calendar.import')}
        </Button>
      )}
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
          if (file) onFile?.(file)
        }}
      />
      <Button icon={exportIcon} onClick={onExport}>
        {t('calendar.export')}
      </Button>
    </>
  )
}
