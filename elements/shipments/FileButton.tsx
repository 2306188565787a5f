import fileImport from 'icon:file-import'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../kit/fields/Button'

const accepted = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface FileButtonProps {
  children: ReactNode
  onFile(file: File): void
  ref?: Ref<HTMLButtonElement>
}

/** A button to choose a workbook or comma-separated values. */
export function FileButton({ children, onFile, ref }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Clear the value, so that the same file can be chosen again after a correction.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...(ref && { ref })} icon={fileImport} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
