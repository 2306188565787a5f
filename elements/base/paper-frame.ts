/**
 * Opens an empty invisible frame to print from. Firefox replaces the document of a new frame when it loads, so the
 * promise resolves only after the load.
 */
export function openFrame(title: string, place: Element): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '-10px',
    inlineSize: '1px',
    blockSize: '1px',
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
  })
  return new Promise(resolve => {
    frame.addEventListener('load', () => resolve(frame), { once: true })
    place.append(frame)
  })
}
