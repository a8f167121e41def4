/** Both schemes; colours are said outright, so that contrast can be checked in each. */
export const pageStyle = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif;
  color: light-dark(#1b1b1b, #f1f1f1); background: light-dark(#fff, #16181c) }
main { max-width: 70rem; margin: 0 auto; padding: 1rem }
h2 { font-size: 1.1rem; overflow-wrap: anywhere }
form { position: sticky; top: 0; background: light-dark(#fff, #16181c); border-block: 1px solid GrayText; padding: .5rem 0 }
fieldset { border: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem }
legend { float: left; margin-right: 1rem }
article { border-left: 4px solid GrayText; padding: .25rem .75rem; margin: .5rem 0 }
article[data-level=breaking] { border-color: light-dark(#b3261e, #ff8a80) }
article[data-level=question] { border-color: light-dark(#00639b, #8ecdff) }
article[data-level=risky] { border-color: light-dark(#8a5a00, #ffcc66) }
b.breaking { color: light-dark(#b3261e, #ff8a80) }
b.question { color: light-dark(#00639b, #8ecdff) }
b.risky { color: light-dark(#8a5a00, #ffcc66) }
summary { cursor: pointer; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere; min-width: 0 }
[hidden] { display: none }
`

/** Hides what the boxes and the words leave out. */
export const filterScript = `
const form = document.querySelector('form')
const filter = () => {
  const levels = new Set(new FormData(form).getAll('level'))
  const words = form.elements.words.value.toLowerCase()
  let shown = 0
  for (const section of document.querySelectorAll('section')) {
    const title = section.firstElementChild.textContent.toLowerCase()
    let isEmpty = true
    for (const article of section.querySelectorAll('article')) {
      const found = title.includes(words) || article.textContent.toLowerCase().includes(words)
      article.hidden = !(found && levels.has(article.dataset.level))
      if (!article.hidden) { isEmpty = false; shown += 1 }
    }
    section.hidden = isEmpty
  }
  document.querySelector('[role=status]').textContent = shown + ' shown'
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
`
