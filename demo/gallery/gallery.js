import { openPlayground } from './playground.js'
import { show } from './show.js'
import { elements } from './states.js'

const address = new URLSearchParams(location.search)
const name = address.get('element')
const shown = elements[name]?.find(({ state }) => state === (address.get('state') ?? 'ready'))

if (address.has('theme')) document.documentElement.dataset.theme = address.get('theme')
if (!shown || address.has('play')) await openPlayground(address)
else {
  const main = document.createElement('main')
  if (address.has('width')) main.style.width = `${address.get('width')}px`
  document.body.append(main)
  await show(name, shown, address, { main })
}
