import type { DemoAccount } from '../../../core/testing/seeds/accounts'
import { maxMailLength } from './mail'
import { card, cardsPage, escapeHtml } from './page'

/** The typed e-mail and its error. Both are empty at first. */
interface Typed {
  email: string
  error: string
}

/** Returns the sign-in page: the accounts of the demonstration, if any, and a card for any other e-mail. */
export function signInPage(offered: readonly DemoAccount[], typed: Typed): string {
  if (offered.length === 0) return cardsPage({ title: 'Sign in' }, [mailCard('h1', typed)])
  return cardsPage({ title: 'Sign in' }, [accountsCard(offered), mailCard('h2', typed)])
}

function accountsCard(offered: readonly DemoAccount[]): string {
  return `<section class="card choice">
<h1>Choose an account</h1>
<p class="lead">This is a demonstration. Its accounts have no passwords.</p>
<form method="post">
<ul>
${offered.map(accountRow).join('\n')}
</ul>
</form>
</section>`
}

const chevron =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M6 4l4 4l-4 4" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>'

function accountRow({ userId, name, companyName, about }: DemoAccount): string {
  const initials = name.split(' ').map(([first = '']) => first)
  return `<li><button name="account" value="${escapeHtml(userId)}">
<span class="initials" aria-hidden="true">${escapeHtml(initials.join(''))}</span>
<span class="who"><span class="hidden">Sign in as</span> <b>${escapeHtml(name)}</b> <span class="company">${escapeHtml(companyName || 'No company')}</span></span>
<span class="about">${escapeHtml(about)}</span>
${chevron}
</button></li>`
}

function mailCard(level: 'h1' | 'h2', { email, error }: Typed): string {
  const described = error ? 'email-error email-hint' : 'email-hint'
  return card(`<${level}>Sign in</${level}>
<p class="lead" id="email-hint">Enter any email address. An unknown one shows what people without an account see.</p>
<form method="post" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="${maxMailLength}" value="${escapeHtml(email)}" aria-describedby="${described}"${error ? ' aria-invalid="true" autofocus' : ''}>
${error && `<p class="error" id="email-error"><b aria-hidden="true">!</b> ${escapeHtml(error)}</p>`}
<button class="primary">Sign in</button>
</form>
<form method="post"><button class="quiet" name="cancel" value="1">Cancel</button></form>`)
}
