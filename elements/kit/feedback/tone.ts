/** The four tones of a status, and the quiet tone `mute`. The accent color (`lamp`) is no tone. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'mute'
