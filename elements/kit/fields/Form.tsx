import { type FormEvent, type ReactNode, useRef } from 'react'

interface Props {
  label: string
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form. Enter in a field submits it; when fields are at fault afterwards the first of them comes into focus.
 * The browser's own messages stay away: each field says its own.
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

/** Brings what must be chosen first, or the first field at fault, into focus; says whether there was one. */
export function focusFirstProblem(inside: HTMLElement): boolean {
  // The banner that asks for a choice stands under the title of the screen, outside of the form.
  const choice = inside.closest('.screen')?.querySelector<HTMLElement>('.banner-slot [data-problem]')
  const first = choice ?? inside.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
  first?.focus()
  return first !== null
}
