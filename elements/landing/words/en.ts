/** Words of the way in. */
export default {
  'landing.lead': 'Films reach cinemas through you',
  'landing.text': 'Work orders, drives, shipments and their deadlines in one place.',
  'landing.signIn': 'Sign in or sign up',
  'landing.hint': 'New here? The same page makes your account; then you register your company in three steps.',
  'place.landing': 'Partner portal',
} as const
