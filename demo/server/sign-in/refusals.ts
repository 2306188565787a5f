import type { Picture } from '../../../elements/kit/drawings/picture'
import { closed, failed, maintenance, unknown } from '../../../elements/kit/drawings/whole-view'
import { statusPage } from './status-page'

/** The reason why a sign-in failed. */
export type Refusal = 'cancelled' | 'refused' | 'elsewhere' | 'unavailable' | 'none'

interface Words {
  status: number
  drawing: Picture
  title: string
  says: string
  /** False when another try would fail in the same way. */
  again?: false
}

const words: Record<Refusal, Words> = {
  cancelled: {
    status: 400,
    drawing: closed,
    title: 'You’re not signed in',
    says: 'You left the sign-in page without signing in.',
  },
  refused: {
    status: 400,
    drawing: failed,
    title: 'Sign-in failed',
    says: 'The sign-in provider refused the request or took too long.',
  },
  elsewhere: {
    status: 400,
    drawing: failed,
    title: 'Sign-in failed',
    says: 'It was started in another browser, or has already ended here.',
  },
  unavailable: {
    status: 503,
    drawing: maintenance,
    title: 'The sign-in provider isn’t responding',
    says: 'Your account is fine. This page checks every few seconds and continues on its own.',
  },
  none: {
    status: 404,
    drawing: unknown,
    title: 'Sign-in isn’t available here',
    says: 'The sign-in provider doesn’t know this site.',
    again: false,
  },
}

/** Returns a page for a failed sign-in: the reason, another try, and the way back. */
export function refusalPage(refusal: Refusal, { again, back }: { again: string; back: string }) {
  const { status, drawing, title, says, again: mayTry = true } = words[refusal]
  const text = statusPage({
    drawing,
    title,
    says,
    actions: [...(mayTry ? [{ label: 'Try again', href: again, id: 'again' }] : []), { label: 'Back', href: back }],
    ...(refusal === 'unavailable' ? { script: '/again.js' } : {}),
  })
  return { status, text }
}
