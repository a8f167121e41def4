import '#src/styles/demonstration.css'
import '../director/parts/tool.css'
import './problems.css'
import { problemTexts } from './problem-texts.ts'

/** Tells over the page what a link asked for in vain, until it is closed. */
export function showProblems(problems: readonly string[]): void {
  const box = document.createElement('aside')
  box.dataset['tool'] = ''
  // it stays in reach while a dialog of the portal is open
  box.dataset['reactAriaTopLayer'] = 'true'
  box.className = 'start-link-problems'
  box.lang = 'en'
  box.ariaLabel = problemTexts.title
  const message = document.createElement('div')
  const title = document.createElement('p')
  title.textContent = problemTexts.title
  const list = document.createElement('ul')
  for (const problem of problems) {
    const item = document.createElement('li')
    item.textContent = problem
    list.append(item)
  }
  message.append(title, list)
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = problemTexts.close
  close.textContent = '×'
  close.addEventListener('click', () => box.remove())
  box.append(message, close)
  // first in the page, so that the keyboard meets it first
  document.body.prepend(box)
  // a message is read out when it comes into a place that is there already
  message.role = 'alert'
}
