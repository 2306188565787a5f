// The host page does its own work before any element arrives: its menu and its news.
const words = ['drives', 'cinemas', 'vans', 'keys', 'screens', 'prints', 'docks']
document.addEventListener('DOMContentLoaded', () => {
  const aside = document.querySelector('aside')
  for (let each = 0; each < 40; each += 1) {
    const link = document.createElement('a')
    link.href = `#${each}`
    link.textContent = `All about ${words[each % words.length]}, part ${each}`
    aside.append(link)
  }
  const news = document.querySelector('footer')
  for (let each = 0; each < 60; each += 1) {
    const line = document.createElement('p')
    line.textContent = `News ${each}: ${words.join(' and ')} are on their way, as every week.`
    news.append(line)
  }
})
