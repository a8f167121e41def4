import * as z from 'zod/mini'
import { zSelectedApartment } from '#gen/case_management/schemas.ts'
import { parsedDraft } from '#src/domain/drafts/tab-draft.ts'
import { zDraftId } from '#src/domain/drafts/use-draft-id.ts'
import { clearCookie, readCookie, writeCookie } from '#src/lib/storage/cookies.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { begin, stepsOf } from './machine.ts'
import type { Wizard } from './machine.ts'

const cookieName = 'caseWizard'
/** 120 minutes (K-057). */
const lifetimeSeconds = 120 * 60
/** A cookie takes 4,096 bytes with its name and attributes. */
const roomBytes = 3500

const text = z.string().check(z.maxLength(6000))

const zForm = z.object({
  acceptTerms: z.boolean(),
  boardEmail: text,
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  other: z.boolean(),
  otherFirstName: text,
  otherLastName: text,
  otherEmail: text,
  otherPhone: text,
  compoundName: text,
  compoundNumber: text,
  isMember: z.boolean(),
  type: z.enum(['', '1', '2']),
  address: text,
  zipCode: text,
  city: text,
  object: text,
  fullBuilding: z.boolean(),
  selectedApartment: z.nullable(zSelectedApartment),
  selectedApartmentId: text,
  searchString: text,
  problemArea: text,
  problemAreaName: text,
  publicAreaProblem: text,
  problemAreaDetails: text,
  problemAreaDetailsName: text,
  description: text,
  sendCopy: z.boolean(),
})

const zStep = z.enum([
  'terms',
  'contact',
  'compound',
  'residence',
  'problemArea',
  'details',
  'info',
  'description',
  'summary',
])

const zDraft = z.object({
  id: z.optional(zDraftId),
  /** Whose draft it is: nobody else sees it on a shared computer. */
  owner: text,
  reporter: z.enum(['resident', 'boardMember', 'boardMemberNoManagement', 'public']),
  step: zStep,
  completed: z.array(zStep),
  articles: z.nullable(z.array(z.string())),
  newCase: z.boolean(),
  fileCount: z.int().check(z.gte(0), z.lte(20)),
  form: z.partial(zForm),
})

/**
 * What of a wizard is found again after a reload: all but the files, of which only the number is known (F-112). Its id
 * tells the service what is sent again.
 */
type Draft = { id?: string | undefined; wizard: Wizard; fileCount: number }

/**
 * Keeps a wizard in its cookie for 120 minutes (K-057). A description that is too long for a cookie goes to the storage
 * of the tab, and is worth nothing without the cookie.
 */
export function saveDraft(owner: string, { id, wizard, fileCount }: Draft): void {
  const { reporter, step, completed, articles, newCase } = wizard
  const { description, ...rest } = wizard.form
  const filled = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== '' && value !== null),
  )
  const draft = { id, owner, reporter, step, completed, articles, newCase, fileCount }
  const line = (form: object) => JSON.stringify({ ...draft, form })
  const whole = line({ ...filled, description })
  const isShort = encodeURIComponent(whole).length <= roomBytes
  if (isShort) sessionStorage.removeItem(cookieName)
  else keepIn(sessionStorage, cookieName, description)
  writeCookie(cookieName, isShort ? whole : line(filled), lifetimeSeconds)
}

/** The draft of a person for a kind of report, or undefined; what the cookie holds is checked first. */
export function readDraft(owner: string, reporter: Wizard['reporter']): Draft | undefined {
  const found = zDraft.safeParse(parsedDraft(readCookie(cookieName)))
  if (!found.success || found.data.owner !== owner || found.data.reporter !== reporter) return undefined
  const { id, form, step, completed, articles, newCase, fileCount } = found.data
  const fresh = begin(reporter)
  const description = form.description ?? sessionStorage.getItem(cookieName) ?? ''
  const wizard: Wizard = {
    ...fresh,
    newCase,
    completed,
    articles,
    step,
    form: { ...fresh.form, ...form, description: description.slice(0, 6000) },
  }
  return stepsOf(wizard).some((one) => one.id === step) ? { id, wizard, fileCount } : undefined
}

/** Forgets the draft: it was sent, or given up. */
export function clearDraft(): void {
  clearCookie(cookieName)
  sessionStorage.removeItem(cookieName)
}
