/** The four tones of a status, and the quiet one. The color of the lamp is no tone. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'
