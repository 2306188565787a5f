/** The four tones of a status, and the quiet one. The lamp is no tone. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'
