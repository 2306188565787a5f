import { make } from './controls.js'

/** Copies a text to the clipboard. If the browser refuses, selects the text, so that the person can copy it. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    return 'Selected: copy it with your keyboard'
  }
}

/** Creates the panel with the code of the shown element: a list of files, each with a button that copies it. */
export function codePanel() {
  const panel = make('div', { className: 'code' })
  const status = make('output', { className: 'told' })
  const files = new Map()

  function fileOf(name) {
    const existing = files.get(name)
    if (existing) return existing
    const code = make('code')
    const button = make('button', { type: 'button', textContent: `Copy ${name}` })
    button.addEventListener('click', async () => {
      status.value = await copy(code)
    })
    // Long lines scroll, also by keyboard.
    const lines = make('pre', { tabIndex: 0 }, code)
    lines.setAttribute('aria-label', name)
    lines.setAttribute('role', 'region')
    const file = { container: make('div', {}, button, lines), code }
    files.set(name, file)
    panel.insertBefore(file.container, status)
    return file
  }

  panel.append(status)
  return {
    panel,
    show(snippet) {
      for (const [name, text] of Object.entries(snippet)) {
        const { container, code } = fileOf(name)
        code.textContent = text
        container.hidden = text === ''
      }
    },
  }
}
