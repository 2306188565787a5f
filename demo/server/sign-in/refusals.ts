import { cardPage, escapeHtml } from './page'

/** Why nobody was signed in. */
export type Refusal = 'cancelled' | 'refused' | 'elsewhere' | 'unavailable' | 'none'

interface Words {
  status: number
  title: string
  says: string
  /** False where another try ends the same. */
  again?: false
}

const words: Record<Refusal, Words> = {
  cancelled: { status: 400, title: 'You have not signed in', says: 'You left the sign-in page without signing in.' },
  refused: {
    status: 400,
    title: 'Sign-in did not succeed',
    says: 'The sign-in provider refused, or too much time went by.',
  },
  elsewhere: {
    status: 400,
    title: 'Sign-in did not succeed',
    says: 'It was begun in another browser, or ended here already, perhaps by signing out.',
  },
  unavailable: {
    status: 503,
    title: 'The sign-in provider does not answer',
    says: 'Nothing is wrong with your account. This page looks again every few seconds, and goes on by itself.',
  },
  none: {
    status: 404,
    title: 'There is no sign-in here',
    says: 'This page is not known to the sign-in provider.',
    again: false,
  },
}

/** A readable page for a sign-in that did not come to its end: what happened, another try, and the way back. */
export function refusalPage(refusal: Refusal, { again, back }: { again: string; back: string }) {
  const { status, title, says, again: mayTry = true } = words[refusal]
  const tryAgain = mayTry ? `<a class="button primary" id="again" href="${escapeHtml(again)}">Try again</a> ` : ''
  const text = cardPage({
    title,
    body: `<p class="lead">${escapeHtml(says)}</p>
<p class="actions">${tryAgain}<a class="button" href="${escapeHtml(back)}">Back</a></p>`,
    ...(refusal === 'unavailable' ? { script: '/again.js' } : {}),
  })
  return { status, text }
}
