/** Opens an empty frame to print from, out of sight and never in the way. Firefox fills it anew when it loads, so that is awaited. */
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
