import { reviewedBy } from '../../../core/approvals/rules'
import { dayTimeIn } from '../../../core/base/time'
import { escapeHtml, page } from '../sign-in/page'
import type { Fact } from './facts'
import type { Submission, Waiting } from './submissions'

export const reviewsPath = '/reviews'

/** The maximum length of a reviewer's comments, in characters. */
export const maxComments = 2000

const kinds: Record<Submission['approval']['type'], string> = {
  registration: 'Registration',
  service_areas: 'Service areas',
}

const statusTexts: Record<Submission['approval']['status'], string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  NEEDS_MORE_INFO: 'More information requested',
  REJECTED: 'Rejected',
}

const forEverybody = '<p class="lead">Demo: anyone who opens this page can decide.</p>\n'

/** The link to sign out, for pages that require a sign-in. */
export const signOut = { label: 'Sign out', href: '/sign-out' }
const signOutLink = `<p class="after"><a href="${signOut.href}">${signOut.label}</a></p>`

export function addressOf({ org, id }: Pick<Waiting, 'org' | 'id'>): string {
  return `${reviewsPath}/${encodeURIComponent(org)}/${encodeURIComponent(id)}`
}

/** Returns the page with all pending submissions, oldest first. */
export function listPage(waiting: readonly Waiting[], isForEverybody: boolean): string {
  const rows = waiting.map(submission => {
    const { companyName, type, submittedOn } = submission
    return `<tr><th scope="row"><a href="${escapeHtml(addressOf(submission))}">${escapeHtml(companyName)}</a></th><td>${
      kinds[type]
    }</td><td>${dayTimeIn(submittedOn, 'UTC')} UTC</td><td>${reviewedBy(submittedOn, 'UTC')}</td></tr>`
  })
  const table = `<table class="plain">
<thead><tr><th scope="col">Company</th><th scope="col">Type</th><th scope="col">Submitted</th><th scope="col">Due by</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
  return page({
    title: 'Submissions',
    body: `${isForEverybody ? forEverybody : ''}${rows.length > 0 ? table : '<p>No pending submissions.</p>'}${isForEverybody ? '' : signOutLink}`,
  })
}

interface SubmissionView {
  facts: readonly Fact[]
  comments: string
  /** The error of the comments, or an empty text. */
  error: string
}

/** Returns the page of one submission with all its data, and a form for the decision while it is pending. */
export function submissionPage(
  { companyName, approval }: Submission,
  { facts, comments, error }: SubmissionView,
  isForEverybody: boolean,
): string {
  const rows = facts.map(
    ({ name, lines }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')}</td></tr>`,
  )
  const table = rows.length > 0 ? `<table class="plain facts"><tbody>\n${rows.join('\n')}\n</tbody></table>` : ''
  const comment = approval.comments ? `<p>${escapeHtml(approval.comments)}</p>` : ''
  return page({
    title: `${companyName}: ${kinds[approval.type].toLowerCase()}`,
    body: `<p class="lead">${statusTexts[approval.status]}. Submitted ${dayTimeIn(approval.submittedOn, 'UTC')} UTC.</p>
${comment}${table}
${approval.status === 'PENDING' ? decisionForm(approval.submittedOn, comments, error) : ''}
<p class="after"><a href="${reviewsPath}">All submissions</a></p>${isForEverybody ? '' : signOutLink}`,
  })
}

function decisionForm(submittedOn: string, comments: string, error: string): string {
  const wiring = error ? ' aria-invalid="true" aria-describedby="comments-error" autofocus' : ''
  const message = error && `<p class="error" id="comments-error"><b aria-hidden="true">!</b> ${escapeHtml(error)}</p>`
  return `<form method="post" class="after">
<input type="hidden" name="submittedOn" value="${escapeHtml(submittedOn)}">
<label for="comments">What the partner should add or change</label>
<textarea id="comments" name="comments" rows="4" maxlength="${maxComments}"${wiring}>${escapeHtml(comments)}</textarea>
${message}
<p class="hint">Required to request more information. The partner sees it.</p>
<div class="line after">
<button class="primary" name="decision" value="APPROVED">Approve</button>
<button name="decision" value="NEEDS_MORE_INFO">Request more information</button>
<button name="decision" value="REJECTED">Reject</button>
</div>
</form>`
}
