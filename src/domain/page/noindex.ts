import { isMyPages } from './is-my-pages.ts'

/** Templates that search engines are asked to leave out (E-090), whatever the content service says. */
const noindexTemplates: readonly string[] = [
  'buyResidenceSuccess',
  'buyResidenceError',
  'clickToBuyContract',
  'clickToBuyComplete',
  'changeEmail',
  'corporateSearch',
  'forgotPassword',
  'searchAlerts',
  'setPassword',
  'login',
  'payment',
  'myObject',
]

/** Whether a page is marked noindex: the listed templates, all of My Pages, and pages that are not there (F-015). */
export function isNoindex(path: string, template: string | undefined): boolean {
  return (
    template === undefined ||
    noindexTemplates.includes(template) ||
    isMyPages(path) ||
    template === 'error404' ||
    template === 'error500'
  )
}
