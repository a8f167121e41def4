import type { Language } from '#src/sites/site.ts'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { vipInvoice } from '../../../catalogue/pages/files/company-files.ts'
import { boardFileNames } from '../../../catalogue/pages/files/board-files.ts'
import { homeFileNames, stageFileNames } from '../../../catalogue/pages/files/home-files.ts'
import { countryOf, languageOf, siteOf } from '../../../catalogue/site-of.ts'
import { slug } from '../../../catalogue/lib/slug.ts'
import type { Association, Home, Stage } from '../../../catalogue/types.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { ownValue } from '../../../engine/own-value.ts'
import type { Paper, PaperSection } from '../../../imagery/document/paper.ts'
import { day as shownDay } from '../../shared/page/formats.ts'
import { contentWords } from '../../shared/words/by-country.ts'
import { companyPaper } from './company-paper.ts'
import type { FileText, FileTexts } from './file-texts.ts'
import { fileTextsFi } from './file-texts-fi.ts'
import { fileTextsNb } from './file-texts-nb.ts'
import { fileTextsSv } from './file-texts-sv.ts'

/** The parts of an address that pages give their files (see catalogue/pages/files). */
type FileAddress = Readonly<{ stageId: string; objectName: string; viewName: string; fileName: string }>

const texts: Readonly<Record<Exclude<Language, 'en'>, FileTexts>> = {
  sv: fileTextsSv,
  nb: fileTextsNb,
  fi: fileTextsFi,
}

/** What stands in a file that pages link to and that is written, not drawn; undefined where there is no such file. */
export function writtenPaper(catalogue: Catalogue, address: FileAddress): Paper | undefined {
  const { stageId: owner, objectName: part, viewName, fileName } = address
  const [, key] = /^([a-z0-9-]+)\.pdf$/.exec(fileName) ?? []
  if (viewName !== 'documents' || !key) return undefined
  if (owner === 'company') return vipInvoicePaper(catalogue, part, key) ?? companyPaper(catalogue, part, key)
  const association = part === 'board' ? catalogue.association(owner) : undefined
  if (association) return boardPaper(catalogue, association, key)
  const stage = catalogue.stage(owner)
  if (!stage) return undefined
  if (part === 'stage') return stagePaper(catalogue, stage, key)
  const home = catalogue.homesOfStage(owner).find(({ objectNumber }) => slug(objectNumber) === part)
  return home && homePaper(catalogue, home, stage, key)
}

function boardPaper(catalogue: Catalogue, association: Association, key: string): Paper | undefined {
  const language = languageOf[association.country]
  const title = ownValue(boardFileNames[language], key)
  const body = ownValue(texts[language], key) as FileText | undefined
  const stage = catalogue.stage(association.stageIds[0] ?? '')
  if (!title || !body || !stage) return undefined
  const rows = [{ label: texts[language].labels.association, value: association.name }]
  return paper(catalogue, stage, { title, reference: association.organisationNumber, rows, body })
}

function stagePaper(catalogue: Catalogue, stage: Stage, key: string): Paper | undefined {
  const language = languageOf[stage.country]
  const title = ownValue(stageFileNames[language], key)
  const body = ownValue(texts[language], key) as FileText | undefined
  if (!title || !body) return undefined
  const rows = [{ label: texts[language].labels.project, value: `${stage.name}, ${stage.areaName}` }]
  return paper(catalogue, stage, { title, reference: stage.name, rows, body })
}

function homePaper(catalogue: Catalogue, home: Home, stage: Stage, key: string): Paper | undefined {
  const language = languageOf[home.country]
  const { labels } = texts[language]
  const isInvoice = key.startsWith('invoice-')
  const title = isInvoice
    ? fill(contentWords(home.country).invoice, { number: home.objectNumber })
    : ownValue(homeFileNames[language], key)
  const body = ownValue(texts[language], isInvoice ? 'invoice' : key) as FileText | undefined
  if (!title || !body) return undefined
  const rows = [
    { label: labels.project, value: stage.name },
    { label: labels.home, value: home.objectNumber },
  ]
  const signed = key.endsWith('-agreement') || key.endsWith('-record')
  const signatures = signed ? [labels.buyer, siteOf(stage.site).name] : undefined
  return paper(catalogue, stage, { title, reference: home.objectNumber, rows, body, signatures })
}

function vipInvoicePaper({ referenceDate: day }: Catalogue, siteKey: string, key: string): Paper | undefined {
  const site = siteNamed(siteKey)
  if (!site?.capabilities.payments || key !== vipInvoice(site.key).key) return undefined
  const country = countryOf(site.key)
  const language = languageOf[country]
  const [[heading, ...paragraphs] = ['']] = texts[language].invoice
  return {
    site,
    language,
    title: contentWords(country).vipFee,
    lead: site.name,
    reference: site.name,
    day,
    shownDay: shownDay(site, day),
    sections: [{ heading, paragraphs }],
  }
}

type Written = Readonly<{
  title: string
  reference: string
  rows: NonNullable<PaperSection['rows']>
  body: FileText
  signatures?: readonly string[] | undefined
}>

function paper({ referenceDate: day }: Catalogue, stage: Stage, written: Written): Paper {
  const site = siteOf(stage.site)
  const language = languageOf[stage.country]
  const { title, reference, rows, body, signatures } = written
  const sections = body.map(([heading, ...paragraphs]) => ({ heading, paragraphs }))
  const end = signatures ? [{ heading: texts[language].labels.signatures, signatures }] : []
  return {
    site,
    language,
    title,
    lead: stage.name,
    reference,
    day,
    shownDay: shownDay(site, day),
    sections: [{ rows }, ...sections, ...end],
  }
}
