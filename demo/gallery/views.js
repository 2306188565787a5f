const widths = [320, 768, 1280]
const themes = ['light', 'dark']

/** Dialogs and what was refused or failed, which a phone in the dark has less room and fewer colours for. */
const onPhones = {
  shipments: ['labels', 'needs tracking', 'error'],
  'drive-inventory': ['dialog', 'refused'],
  'company-settings': ['refused'],
  registration: ['leaving'],
  'service-areas': ['theatre picker'],
  calendar: ['refused'],
}

/** States that the look draws in a window, with the themes of their pictures there. */
const inWindows = {
  shipments: { conflict: themes, paste: ['light'] },
  'work-orders': { 'copy plan': themes },
}

/**
 * Returns the views of a state that have a picture: ready at every width, in both themes and right to left; each other
 * state once, some in a window or on a phone in the dark too.
 */
export function views({ element, state }) {
  if (state !== 'ready')
    return [
      { width: 768, theme: 'light' },
      ...(inWindows[element]?.[state] ?? []).map(theme => ({ width: 1280, theme })),
      ...(onPhones[element]?.includes(state) ? [{ width: 320, theme: 'dark' }] : []),
    ]
  return [
    ...widths.flatMap(width => themes.map(theme => ({ width, theme }))),
    { width: 1280, theme: 'light', dir: 'rtl' },
  ]
}

/** Returns the name of a picture, without its element and ending. */
export function pictureName({ state }, { width, theme, dir }) {
  return [state.replaceAll(' ', '-'), width, theme, dir].filter(Boolean).join('-')
}
