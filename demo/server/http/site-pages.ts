import type { FastifyInstance } from 'fastify'
import { reviewsPath } from '../reviews/page'
import type { Settings } from '../settings'
import { cardPage, escapeHtml, html } from '../sign-in/page'

/** The pages of the account site and of the company that the portal links to. */
export const sitePage = {
  companyProfile: '/account/company',
  manageUsers: '/account/users',
  about: '/about',
  forum: '/forum',
  terms: '/terms',
  delivery: '/products/delivery',
  storage: '/products/storage',
} as const

const texts: Record<keyof typeof sitePage, [title: string, text: string]> = {
  companyProfile: [
    'Company profile',
    'The company’s name, address and contracts are managed here, on the account site.',
  ],
  manageUsers: ['Users', 'The account site lists the company’s users here, and its admins invite others.'],
  about: ['About us', 'We bring films to cinemas, on drives and over networks, together with our partners.'],
  forum: ['Forum', 'Partners help partners here.'],
  terms: ['Terms of service', 'The terms that partners accept when they register.'],
  delivery: ['Reeldock Delivery', 'Digital cinema packages, where and when a cinema needs them.'],
  storage: ['Reeldock Storage', 'Digital cinema packages, kept and verified until they are needed.'],
}

/** Adds placeholder pages for the linked sites that are not part of the portal. */
export function addSitePages(app: FastifyInstance, { portalUrl }: Settings): void {
  const portal = action(`${portalUrl}/`, 'Go to the partner portal', ' primary')
  const reviews = action(reviewsPath, 'Review submissions')
  for (const [name, [title, text]] of Object.entries(texts)) {
    const body = `<p class="lead">${escapeHtml(text)} This page is a placeholder for another company site.</p>
<p class="actions">${portal}${name === 'companyProfile' ? reviews : ''}</p>`
    const answer = cardPage({ title, body })
    app.get(sitePage[name as keyof typeof sitePage], (_request, reply) => html(reply, 200, answer))
  }
}

function action(href: string, label: string, kind = ''): string {
  return `<a class="button${kind}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
