/** The preloaded global: `window.__REELDOCK__`, read once at start-up; the portal page gets it from `/preloaded.js`, served no-store (strict policies forbid an inline script). Every base is an absolute or root-relative URL. */
export interface Preloaded {
  environment: string // "staging"
  maintenance?: boolean
  /** Seconds for which timezones and countries stay in session storage. */
  sessionTimeout?: number
  bases: {
    /** Users, approvals, locations, timezones, countries, shipping types, appliances, work orders, movies, bookings. */
    main: string
    /** The account site: company profile and users pages; POST /v1/partners/accounts/{id}. */
    account: string
    /** Sign-in and sign-out navigations; partner, calendar, drives. */
    partners: string
    /** Downloads of CSV files, with credentials. */
    reports: string
    /** The search of theatres. */
    theatres: string
    /** The gateway of web sockets, ws: or wss:; without it lists are read again every few seconds. */
    events: string
    /** Where the portal page lives, for links from embedded elements. */
    portal?: string
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
