/** Sets up a page without a framework: shows the event of a save, and switches the language and the theme. */
export function onPage() {
  const elements = () => document.querySelectorAll('reeldock-work-orders, reeldock-shipments')
  document.addEventListener('reeldock-shipments-saved', ({ detail }) => {
    document.getElementById('said').textContent = `saved ${detail.ids.length}`
  })
  document.getElementById('language').addEventListener('click', () => {
    for (const element of elements()) element.locale = 'de'
  })
  document.getElementById('theme').addEventListener('click', () => {
    for (const element of elements()) element.theme = 'dark'
  })
}
