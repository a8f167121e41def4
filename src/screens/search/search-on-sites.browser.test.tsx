import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { ObjectSearchRequest, ObjectSearchResult, SearchHit } from '#gen/residence/model.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import fi from '#src/features/search/messages.fi.json'
import nb from '#src/features/search/messages.nb.json'
import sv from '#src/features/search/messages.sv.json'

const { asked, answered, visit } = visits()

const cards = (label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('article')
const shows = (label: string, count: number) => expect.poll(() => cards(label).elements().length).toBe(count)
const found = () => page.getByRole('main').getByRole('status').first()
const query = () => new URLSearchParams(location.search)

const resets = [
  {
    site: 'Sweden the places',
    key: 'Jmse',
    path: '/sok-bostad/',
    word: 'nacka',
    keeps: true,
    text: sv,
    save: translated('sv')('saved-searches.save'),
  },
  {
    site: 'Norway nothing else',
    key: 'Jmno',
    path: '/finn-din-bolig/',
    word: 'oslo',
    keeps: false,
    text: nb,
    save: translated('nb')('saved-searches.save'),
  },
] as const
for (const { site, key, path, word, keeps, text, save } of resets) {
  test(`"clear all" leaves the chosen projects, and in ${site} [F-082, S-037, G-015]`, async () => {
    await visit({ site: key, path: `${path}?q=${word}` })
    await expect.element(cards(text.listLabel).first()).toBeVisible()
    const [first] = (await answered<ObjectSearchResult>('/search_object')).at(-1)?.hits ?? []
    const stageId = first?.stageId ?? ''
    expect(stageId).not.toBe('')
    await cleanup()
    await visit({
      site: key,
      path: `${path}?q=${word}&stageIds=${stageId}&minRooms=2&sort=price:desc&viewing=any`,
    })
    // what comes late into the row of filters moves the button
    await expect.element(page.getByRole('button', { name: save })).toBeVisible()
    await page.getByRole('button', { name: text.clear.all }).first().click()
    await expect.poll(() => query().has('minRooms') || query().has('viewing')).toBe(false)
    expect(query().get('stageIds')).toContain(stageId)
    expect(query().get('sort')).toBe('price:desc')
    expect(query().get('q')).toBe(keeps ? word : null)
    await expect.element(cards(text.listLabel).first()).toBeVisible()
    await expect.element(found()).toHaveFocus()
  })
}

type Expansion = {
  title: string
  chip: string
  role: 'radio' | 'checkbox'
  choice: string
  filter: ObjectSearchRequest['filter']
  kindsOf: (hit: SearchHit) => (string | undefined)[]
  kinds: string[]
}

const outdoors = ({ outdoorSpaces = [] }: SearchHit, ...types: string[]) =>
  outdoorSpaces.map(({ type }) => String(type)).filter((type) => types.includes(type))

const expansions: Expansion[] = [
  {
    title: 'ownership finds ownership apartments, too [F-083, K-008]',
    chip: sv.filter.more,
    role: 'radio',
    choice: sv.disposalForm.ownership,
    filter: { disposalForm: 'ownership' },
    kindsOf: (hit) => [hit.disposalForm],
    kinds: ['ownership', 'ownershipApartment'],
  },
  {
    title: 'town houses bring semi-detached and detached ones along [F-083, K-011]',
    chip: sv.filter.residenceType,
    role: 'checkbox',
    choice: sv.residenceType.townHouse,
    filter: { residenceType: ['townHouse'] },
    kindsOf: (hit) => [hit.residenceType],
    kinds: ['detachedHouse', 'semiDetachedHouse', 'townHouse'],
  },
  {
    title: 'a terrace may be one on the roof [F-083, K-009]',
    chip: sv.filter.more,
    role: 'checkbox',
    choice: sv.outdoorArea.terrace,
    filter: { outdoorArea: ['terrace'] },
    kindsOf: (hit) => outdoors(hit, 'terrace', 'roofTop'),
    kinds: ['roofTop', 'terrace'],
  },
  {
    title: 'a patio may be a porch [F-083, K-010]',
    chip: sv.filter.more,
    role: 'checkbox',
    choice: sv.outdoorArea.patio,
    filter: { outdoorArea: ['patio'] },
    kindsOf: (hit) => outdoors(hit, 'patio', 'porch'),
    kinds: ['patio', 'porch'],
  },
]
for (const { title, chip, role, choice, filter, kindsOf, kinds } of expansions) {
  test(`a filter finds all that it stands for: ${title}`, async () => {
    await visit({ path: '/sok-bostad/' })
    await shows(sv.listLabel, 30)
    await page.getByRole('button', { name: chip, exact: true }).click()
    const option = page.getByRole('dialog').getByRole(role, { name: new RegExp(`^${choice} \\(`) })
    await expect.element(option).toBeVisible()
    const [label] = (option.element() as HTMLInputElement).labels ?? []
    const count = Number(/\((\d+)\)/.exec(label?.textContent ?? '')?.[1])
    const before = asked('/search_object').length
    await option.click()
    // as many as the choice had promised
    await expect.element(found()).toMatchTextContent(new RegExp(`^${count} bostäder`))
    const first = asked('/search_object')[before]
    expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ filter })
    await userEvent.keyboard('{Escape}')
    for (let shown = 30; shown < count; shown += 30) {
      await page.getByRole('button', { name: sv.more.object }).click()
      await shows(sv.listLabel, Math.min(count, shown + 30))
    }
    const hits = (await answered<ObjectSearchResult>('/search_object'))
      .slice(before)
      .flatMap((one) => one.hits)
    expect(hits).toHaveLength(count)
    expect(hits.every((hit) => kindsOf(hit).length > 0)).toBe(true)
    expect(new Set(hits.flatMap(kindsOf))).toEqual(new Set(kinds))
  })
}

const displays = [
  {
    site: 'Sweden',
    key: 'Jmse',
    path: '/sok-bostad/',
    label: sv.listLabel,
    counts: /^\d{2,3} bostäder i \d+ projekt, \d+ områden$/,
    facts: /\d rok · \d+ m² · plan \d+/,
    price: /\d(\s\d{3}){2} kr/,
  },
  {
    site: 'Norway',
    key: 'Jmno',
    path: '/finn-din-bolig/',
    label: nb.listLabel,
    counts: /^\d+ boliger i \d+ prosjekter, \d+ områder$/,
    facts: /\d-roms · \d+ m² · \d+\. etasje/,
    price: /kr \d+(\s\d{3}){2}/,
  },
  {
    site: 'Finland',
    key: 'Jmoy',
    path: '/myytavat-asunnot/',
    label: fi.listLabel,
    counts: /^\d+ asuntoa \d+ kohteessa, \d+ alueella$/,
    facts: /\d h\+k · \d+ m² · \d+\. krs/,
    price: /\d+\s\d{3} €/,
  },
] as const
for (const { site, key, path, label, counts, facts, price } of displays) {
  test(`in ${site} the page counts homes, projects and areas, and writes price, rooms and area its own way [F-085]`, async () => {
    await visit({ site: key, path })
    await shows(label, 30)
    await expect.element(found()).toMatchTextContent(counts)
    const plain = cards(label)
      .elements()
      .map((card) => (card.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' '))
    const [written] = plain.filter((text) => price.test(text))
    expect(written).toMatch(facts)
  })
}

test('an address that makes no sense shows the plain search', async () => {
  await visit({ path: '/sok-bostad/?minPrice=mycket&sort=hej&residenceType=slott' })
  await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
})
