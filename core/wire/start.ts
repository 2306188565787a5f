/** The preloaded global: `window.__REELDOCK__`, read once at start-up; the portal page gets it from `/preloaded.js`, served no-store (strict policies forbid an inline script). Every base is an absolute or root-relative URL. */
export interface Preloaded {
  environment: string // "staging"
  maintenance?: boolean
  /** Seconds for which timezones and countries stay in session storage. */
  sessionTimeout?: number
  bases: {
    main: string // users, approvals, locations, timezones, countries, shipping types, appliances, work orders, movies, bookings
    account: string // account site: company profile and users pages; POST /v1/partners/accounts/{id}
    partners: string // sign-in and sign-out navigations; partner, calendar, drives
    reports: string // csv downloads, with credentials
    theatres: string // theatre search
    events: string // websocket gateway, ws: or wss:
    portal?: string // where the portal page lives, for links from embedded elements
  }
  /** Where the links of footer, terms, menus and the maintenance page lead; one that is missing is not shown. */
  links?: {
    aboutUs?: string
    forum?: string
    terms?: string
    products?: { name: string; url: string }[]
    companyProfile?: string
    manageUsers?: string
    support?: { region: string; email?: string; phone?: string }[]
  }
  features?: { idempotencyKeys?: boolean }
  /** Present when the page was served to a signed-in user. A host page may give a token supplier instead. */
  accessToken?: string
}
