const widths = [320, 768, 1280]
const themes = ['light', 'dark']

/** Dialogs and errors that are also pictured on a dark phone, with less space and fewer colors. */
const onPhones = {
  shipments: ['labels', 'needs tracking', 'error'],
  'drive-inventory': ['dialog', 'refused'],
  'company-settings': ['refused'],
  registration: ['leaving'],
  'service-areas': ['theatre picker'],
  calendar: ['refused'],
}

/** The states that the drawn look shows in a window, with the themes of their pictures. */
const inWindows = {
  shipments: { conflict: themes, paste: ['light'] },
  'work-orders': { 'copy plan': themes },
}

/**
 * Returns the pictured views of a state. The ready state has every width, both themes and right to left. Any other
 * state has one view, and some also have that of a window or of a dark phone.
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

/** Returns the name of a picture without its element and extension. */
export function pictureName({ state }, { width, theme, dir }) {
  return [state.replaceAll(' ', '-'), width, theme, dir].filter(Boolean).join('-')
}
