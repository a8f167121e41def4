import type { Language } from '#src/sites/site.ts'

/** What stands around a task sheet and a message in the portal. */
type LessonTexts = {
  tasks: string
  open: (done: number, all: number) => string
  close: string
  done: string
  todo: string
  allDone: string
  place: { up: string; down: string; across: string }
  message: string
  closeMessage: string
}

export const lessonTexts: Record<Language, LessonTexts> = {
  sv: {
    tasks: 'Uppgifter',
    open: (done, all) => `Uppgifter, ${done} av ${all} klara`,
    close: 'Stäng uppgifterna',
    done: 'klart',
    todo: 'återstår',
    allDone: 'Alla uppgifter är klara.',
    place: {
      up: 'Flytta fliken uppåt',
      down: 'Flytta fliken nedåt',
      across: 'Flytta fliken till andra sidan',
    },
    message: 'Meddelande från kursledaren',
    closeMessage: 'Stäng meddelandet',
  },
  nb: {
    tasks: 'Oppgaver',
    open: (done, all) => `Oppgaver, ${done} av ${all} ferdige`,
    close: 'Lukk oppgavene',
    done: 'ferdig',
    todo: 'gjenstår',
    allDone: 'Alle oppgavene er ferdige.',
    place: {
      up: 'Flytt fanen oppover',
      down: 'Flytt fanen nedover',
      across: 'Flytt fanen til den andre siden',
    },
    message: 'Melding fra kurslederen',
    closeMessage: 'Lukk meldingen',
  },
  fi: {
    tasks: 'Tehtävät',
    open: (done, all) => `Tehtävät, ${done}/${all} valmiina`,
    close: 'Sulje tehtävät',
    done: 'valmis',
    todo: 'tekemättä',
    allDone: 'Kaikki tehtävät ovat valmiit.',
    place: {
      up: 'Siirrä kahvaa ylöspäin',
      down: 'Siirrä kahvaa alaspäin',
      across: 'Siirrä kahva toiselle puolelle',
    },
    message: 'Viesti kouluttajalta',
    closeMessage: 'Sulje viesti',
  },
  en: {
    tasks: 'Tasks',
    open: (done, all) => `Tasks, ${done} of ${all} done`,
    close: 'Close the tasks',
    done: 'done',
    todo: 'to do',
    allDone: 'All tasks are done.',
    place: {
      up: 'Move the handle up',
      down: 'Move the handle down',
      across: 'Move the handle to the other side',
    },
    message: 'Message from the trainer',
    closeMessage: 'Close the message',
  },
}
