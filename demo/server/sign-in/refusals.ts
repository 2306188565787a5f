import type { Picture } from '../../../elements/kit/drawings/picture'
import { closed, failed, maintenance, unknown } from '../../../elements/kit/drawings/whole-view'
import { statusPage } from './status-page'

/** The reason why a sign-in failed. */
export type Refusal = 'cancelled' | 'refused' | 'elsewhere' | 'unavailable' | 'none'

interface RefusalTexts {
  status: number
  drawing: Picture
  title: string
  lead: string
  /** False when another try would fail in the same way. */
  retry?: false
}

const texts: Record<Refusal, RefusalTexts> = {
  cancelled: {
    status: 400,
    drawing: closed,
    title: 'You’re not signed in',
    lead: 'You left the sign-in page without signing in.',
  },
  refused: {
    status: 400,
    drawing: failed,
    title: 'Sign-in failed',
    lead: 'The sign-in provider refused the request or took too long.',
  },
  elsewhere: {
    status: 400,
    drawing: failed,
    title: 'Sign-in failed',
    lead: 'It was started in another browser, or has already ended here.',
  },
  unavailable: {
    status: 503,
    drawing: maintenance,
    title: 'The sign-in provider isn’t responding',
    lead: 'Your account is fine. This page checks every few seconds and continues on its own.',
  },
  none: {
    status: 404,
    drawing: unknown,
    title: 'Sign-in isn’t available here',
    lead: 'The sign-in provider doesn’t know this site.',
    retry: false,
  },
}

/** Returns a page for a failed sign-in: the reason, another try, and the way back. */
export function refusalPage(refusal: Refusal, { retry, back }: { retry: string; back: string }) {
  const { status, drawing, title, lead, retry: mayTry = true } = texts[refusal]
  const text = statusPage({
    drawing,
    title,
    lead,
    actions: [...(mayTry ? [{ label: 'Try again', href: retry, id: 'again' }] : []), { label: 'Back', href: back }],
    ...(refusal === 'unavailable' ? { script: '/again.js' } : {}),
  })
  return { status, text }
}
