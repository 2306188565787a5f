/** Words of the way in. */
export default {
  'landing.lead': 'Films reach cinemas through you',
  'landing.text': 'Work orders, drives, shipments and their deadlines in one place.',
  'landing.signIn': 'Sign in or sign up',
  'landing.hint': 'New to Reeldock? Create an account on the next page, then register your company in three steps.',
  'landing.company': 'Company',
  'landing.companyText': 'Phones, emails and hours',
  'landing.areas': 'Service areas',
  'landing.areasText': 'Where you ship, and your prices',
  'landing.drives': 'Drives',
  'landing.drivesText': 'How many, and your certificates',
  'place.landing': 'Partner portal',
} as const
