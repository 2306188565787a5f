import type { FastifyInstance } from 'fastify'
import { reviewsPath } from '../reviews/page'
import type { Settings } from '../settings'
import { escapeHtml, html, page } from '../sign-in/page'

/** Pages of the account site and of the company that the portal links to. */
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
  companyProfile: ['Company profile', 'The account site keeps the company’s name, address and contracts here.'],
  manageUsers: ['Users', 'The account site lists the company’s users here, and its admins invite others.'],
  about: ['About us', 'We bring films to cinemas, on drives and over networks, together with our partners.'],
  forum: ['Forum', 'Partners help partners here.'],
  terms: ['Terms of service', 'What partners agree to when they register stands here.'],
  delivery: ['Reeldock Delivery', 'Digital cinema packages, where and when a cinema needs them.'],
  storage: ['Reeldock Storage', 'Digital cinema packages, kept and verified until they are needed.'],
}

/** Stands in for the sites that are not part of the portal: where its links lead, there is a page. */
export function addSitePages(app: FastifyInstance, { portalUrl }: Settings): void {
  const reviews = ` <a class="button" href="${reviewsPath}">To the submissions that wait for approval</a>`
  for (const [name, [title, text]] of Object.entries(texts)) {
    const body = `<p>${escapeHtml(text)}</p><p>This page stands in for another site of the company.</p><p><a class="button" href="${escapeHtml(portalUrl)}/">To the partner portal</a>${name === 'companyProfile' ? reviews : ''}</p>`
    const answer = page({ title, body })
    app.get(sitePage[name as keyof typeof sitePage], (_request, reply) => html(reply, 200, answer))
  }
}
