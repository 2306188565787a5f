import type { FastifyRequest } from 'fastify'
import type { Picture } from '../../../elements/kit/drawings/picture'
import { closed, failed, locked, maintenance, unknown } from '../../../elements/kit/drawings/whole-view'
import { safeReturnTo } from '../sign-in/return-to'
import { statusPage } from '../sign-in/status-page'

interface Texts {
  drawing: Picture
  title: string
  /** The sentence for a person, where the message is for programs. */
  lead?: string
}

/** Titles of failures by their codes. The dock is half lit while the server only needs time, and broken in an error. */
const texts: Readonly<Record<string, Texts>> = {
  bad_request: { drawing: failed, title: 'Invalid request' },
  busy: { drawing: maintenance, title: 'The server is busy' },
  forbidden: { drawing: locked, title: 'Not allowed here' },
  forbidden_origin: { drawing: locked, title: 'Not allowed here' },
  internal: {
    drawing: failed,
    title: 'Something went wrong',
    lead: 'The server couldn’t complete this. Try again later.',
  },
  maintenance: {
    drawing: maintenance,
    title: 'Down for maintenance',
    lead: 'Reeldock is temporarily unavailable. Try again later.',
  },
  misdirected: { drawing: unknown, title: 'Wrong address' },
  not_found: { drawing: unknown, title: 'Not found' },
  sign_in_unavailable: { drawing: maintenance, title: 'The sign-in provider isn’t responding' },
  too_large: { drawing: failed, title: 'Request too large' },
  too_many_requests: { drawing: maintenance, title: 'Too many requests' },
  unauthorized: { drawing: closed, title: 'You’re not signed in', lead: 'Sign in, then try again.' },
  unsupported_media_type: { drawing: failed, title: 'Wrong format' },
}
const otherTexts: Texts = { drawing: failed, title: 'Couldn’t do this' }

export interface ShownFailure {
  status: number
  code: string
  message: string
}

/** Returns whether a person made the request, by opening a page or sending a form. */
export function isForPerson({ headers }: FastifyRequest): boolean {
  return (
    !!headers.accept?.includes('text/html') ||
    !!headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  )
}

/** Returns the page of a failure: the problem, the next step, and one link. */
export function failurePage(request: FastifyRequest, { status, code, message }: ShownFailure): string {
  const { drawing, title, lead = sentenceOf(message, title) } = texts[code] ?? otherTexts
  return statusPage({
    drawing,
    title,
    lead,
    actions: [linkOnward(request, status === 429 || status >= 500)],
    // With the reference, the entry in the log can be found. Other failures than internal errors show none.
    ...(status === 500 ? { hint: `Reference: ${request.id}` } : {}),
  })
}

/** Returns the page for an address that does not exist. */
export function notFoundPage(): string {
  return statusPage({
    drawing: unknown,
    title: 'Page not found',
    lead: 'Check the address. The page may have moved or been removed.',
    actions: [home],
  })
}

const home = { label: 'Go to home', href: '/' }

function linkOnward({ method, url }: FastifyRequest, mayTryAgain: boolean): { label: string; href: string } {
  // The first response uses up the state of a sign-in, so another try begins a new sign-in.
  const isSignIn = /^\/oidc\/|\/auth\/callback/.test(url)
  // An address such as //evil.example leads to another site.
  const href = isSignIn ? home.href : safeReturnTo(url, 'http://localhost', home.href)
  if (method !== 'GET') return { label: 'Back', href }
  return mayTryAgain ? { label: 'Try again', href } : home
}

/** Returns the message without the title that it may begin with, and with a full stop. */
function sentenceOf(message: string, title: string): string {
  const rest = message.startsWith(`${title}. `) ? message.slice(title.length + 2) : message
  return /[.!?]$/.test(rest) ? rest : `${rest}.`
}
