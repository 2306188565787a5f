import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import type { Backend } from '../../../core/testing/backend'
import { linesFault } from '../../../core/testing/bodies/shapes'
import type { Decision } from '../../../core/testing/review'
import { unknown } from '../../../elements/kit/drawings/whole-view'
import { HttpFailure } from '../http/failures'
import { addressOf as clientOf } from '../http/limits'
import { createTurns, endOf, takeTurn } from '../http/turns'
import { formOf, readForms, requireLocalClient, requireOwnForm } from '../sign-in/forms'
import { html } from '../sign-in/page'
import { statusPage } from '../sign-in/status-page'
import { factsOf, theatresIn } from './facts'
import { addressOf, listPage, maxComments, reviewsPath, submissionPage } from './page'
import type { Submission, Submissions } from './submissions'

export interface ReviewParts {
  submissions: Submissions
  backend: Pick<Backend, 'review'>
  /** Called after every decision, also if somebody else has decided before. */
  decided(): void
  /** The origin of the site. Only its own forms may decide. */
  origin: string
  /** Refuses people who may not review. Null in the demonstration, where everybody may. */
  admit: onRequestAsyncHookHandler | null
}

interface Address {
  org: string
  id: string
}

const decisions: readonly Decision['status'][] = ['APPROVED', 'NEEDS_MORE_INFO', 'REJECTED']

/** Adds the reviewer's pages: the pending submissions, and each submission with its data and decision. */
export async function addReviews(
  app: FastifyInstance,
  { submissions, backend, decided, origin, admit }: ReviewParts,
): Promise<void> {
  async function show(reply: FastifyReply, status: number, submission: Submission, comments = '', error = '') {
    const { approval } = submission
    const facts = factsOf(approval, await submissions.theatreNames(theatresIn(approval)))
    return html(reply, status, submissionPage(submission, { facts, comments, error }, admit === null))
  }

  await app.register(async site => {
    readForms(site)
    if (admit) site.addHook('onRequest', admit)
    // The page of a large submission takes a while, so a client has one request at a time.
    const turns = createTurns(1)
    site.addHook('preHandler', (request, reply) => takeTurn(turns, clientOf(request), endOf(reply.raw)))
    site.get(reviewsPath, async (_request, reply) =>
      html(reply, 200, listPage(await submissions.waiting(), admit === null)),
    )

    site.get<{ Params: Address }>(`${reviewsPath}/:org/:id`, async ({ params }, reply) => {
      const submission = await submissions.find(params.org, params.id)
      return submission ? show(reply, 200, submission) : html(reply, 404, notFoundPage)
    })

    site.post<{ Params: Address }>(`${reviewsPath}/:org/:id`, async (request, reply) => {
      requireLocalClient(request, origin)
      requireOwnForm(request, origin)
      const { org, id } = request.params
      const submission = await submissions.find(org, id)
      if (submission === null) return html(reply, 404, notFoundPage)
      const form = formOf(request)
      const status = decisions.find(decision => decision === form.get('decision'))
      if (status === undefined)
        throw new HttpFailure(400, 'bad_request', 'Choose Approve, Request more information or Reject')
      const comments = (form.get('comments') ?? '').trim().replaceAll('\r\n', '\n')
      const fault = linesFault(comments, maxComments)
      if (fault) return show(reply, 422, submission, comments, fault.message)
      if (status === 'NEEDS_MORE_INFO' && comments === '')
        return show(reply, 422, submission, comments, 'Enter what the partner should add or change')
      const submittedOn = form.get('submittedOn') ?? ''
      const outcome = await backend.review(org, id, { status, comments, submittedOn })
      if (!outcome.ok && outcome.errors[0]?.code === 'submitted_anew') {
        const newer = await submissions.find(org, id)
        return newer ? show(reply, 409, newer, comments, changedMessage) : html(reply, 404, notFoundPage)
      }
      // The review fails when somebody else decided meanwhile. The page then shows that decision.
      decided()
      return reply.redirect(addressOf({ org, id }), 303)
    })
  })
}

const changedMessage = 'The partner has submitted a newer version. Review it, then decide.'

const notFoundPage = statusPage({
  drawing: unknown,
  title: 'Submission not found',
  lead: 'Check the address. The submission may have been removed.',
  actions: [{ label: 'All submissions', href: reviewsPath }],
})
