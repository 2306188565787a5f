import { type FormEvent, type ReactNode, useRef } from 'react'

interface Props {
  label: string
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form that Enter in a field submits. A submission moves the focus to a required choice or the first invalid field.
 * The browser's own messages are off, since each field shows its own.
 */
export function Form({ label, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
    requestAnimationFrame(() => form.current && focusFirstProblem(form.current))
  }
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}

/** Moves the focus to a required choice, else to the first invalid field. Returns whether a target was found. */
export function focusFirstProblem(inside: HTMLElement): boolean {
  // The banner that asks for a choice is under the title of the screen, outside the form.
  const choice = inside.closest('.screen')?.querySelector<HTMLElement>('.banner-slot [data-problem]')
  const first = choice ?? inside.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
  first?.focus()
  return first !== null
}
