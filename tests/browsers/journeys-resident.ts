import { join } from 'node:path'
import errands from '#src/screens/errands/messages.sv.json' with { type: 'json' }
import fault from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import showings from '#src/features/showings/messages.sv.json' with { type: 'json' }
import type { Journey } from './journey.ts'

/** A file that is there wherever the project is. */
const file = join(import.meta.dirname, 'picture.png')

const inDialog = true

/** What somebody does who has a home. */
export const residentJourneys: readonly Journey[] = [
  {
    name: 'report with a file',
    async walk({ person }) {
      await person.opens({ path: '/mina-sidor/arenden/', persona: 'amira' })
      await person.presses('link', errands.report)
      await person.sees('heading', fault.heading.acceptTerms)
      await person.run("document.querySelector('#fault-acceptTerms').click()")
      await person.presses('button', fault.button.termsNext)
      await person.sees('heading', fault.heading.contactNoManagement)
      await person.presses('button', fault.button.next, { inDialog })
      await person.presses('choice', fault.place.dwelling, { part: true })
      await person.presses('choice', 'Ekbacksgatan 4 B', { part: true })
      await person.presses('button', fault.button.next, { inDialog })
      await person.presses('choice', 'Hall')
      await person.presses('button', fault.button.next, { inDialog })
      await person.presses('choice', 'Garderob')
      await person.presses('button', fault.button.next, { inDialog })
      await person.sees('heading', fault.heading.description)
      await person.fills(fault.description.label, 'Dörren gnisslar.', { inDialog, part: true })
      await person.givesFile(file)
      await person.sees('text', 'picture.png', { inDialog })
      await person.presses('button', fault.button.next, { inDialog })
      await person.sees('heading', fault.heading.summaryResident)
      await person.presses('button', fault.button.submit)
      await person.sees('heading', fault.sent.title)
    },
  },
  {
    name: 'errand edit',
    async walk({ person }) {
      await person.opens({ path: '/mina-sidor/arenden/?errandId=case-204817', persona: 'amira' })
      await person.presses('button', errands.detail.edit)
      await person.fills(errands.edit.description, 'Det droppar nu mer än i går.', { inDialog, part: true })
      await person.presses('button', errands.edit.submit)
      await person.seesNoMore('dialog', errands.edit.title)
      await person.sees('text', 'Det droppar nu mer än i går.')
    },
  },
  {
    name: 'documents and calendar file',
    async walk({ person }) {
      await person.opens({ path: '/mina-sidor/mina-avtal/', persona: 'amira' })
      await person.until('papers are listed', async () => (await person.counts('main li a[href]')) > 3)
      await person.opens({ path: '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/', persona: 'jonas' })
      await person.presses('button', showings.bookOne)
      await person.until(
        'there are times',
        async () => (await person.counts('[role=dialog] input[type=radio]')) > 1,
      )
      await person.run("document.querySelector('[role=dialog] input[type=radio]').click()")
      await person.presses('button', showings.dialog.submit, { inDialog })
      await person.sees('text', showings.done.welcome, { inDialog })
      await person.run(
        "window.saved = ''; const make = URL.createObjectURL.bind(URL); URL.createObjectURL = (file) => { void file.text().then((text) => { window.saved = text }); return make(file) }",
      )
      await person.presses('button', showings.calendar, { inDialog })
      await person.until('the file is an event', () =>
        person.run<boolean>("return window.saved.includes('BEGIN:VEVENT')"),
      )
    },
  },
]
