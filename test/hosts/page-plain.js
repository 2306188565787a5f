/** A page without a framework: an event heard, language and theme switched. */
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
