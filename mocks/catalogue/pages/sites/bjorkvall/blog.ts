import type { PageData } from '../../page-data.ts'
import { list, pages, table, text } from '../../writing.ts'

/** The blog of those who build. */
export const bjorkvallBlog: readonly PageData[] = [
  {
    path: '/bloggen/',
    template: 'blogList',
    name: 'Byggbloggen',
    preamble: 'Platschefer, snickare och ritare skriver om veckan som gick.',
    blocks: [pages('Mest lästa', '/bloggen/varfor-tar-det-tva-ar/', '/bloggen/snickarens-fem-bud/')],
  },
  {
    path: '/bloggen/sista-spiken/',
    template: 'blogItem',
    name: 'Sista spiken',
    preamble: 'Vecka 46. Listerna är uppe och jag har ont i knäna.',
    author: 'Bosse Ring, snickare',
    category: 'Bygget',
    daysAgo: 6,
    blocks: [
      text(
        '',
        'Det finns en sista spik i varje hus, men det är aldrig den man tror. I Vassbågen satt den bakom en garderob, och jag fick ligga på rygg.',
        'När dörren gick igen lät det rätt. Det går inte att förklara, men alla på bygget tittade upp.',
      ),
    ],
  },
  {
    path: '/bloggen/varfor-tar-det-tva-ar/',
    template: 'blogItem',
    name: 'Varför tar det två år?',
    preamble: 'Den vanligaste frågan på visningen, besvarad med en almanacka.',
    author: 'Fredrik Norén, platschef',
    category: 'Bygget',
    daysAgo: 27,
    blocks: [
      table(
        'Tjugofyra månader',
        ['Månad', 'Det här händer'],
        ['1–4', 'Mark, pålar, ledningar'],
        ['5–9', 'Stomme, en våning var tredje vecka'],
        ['10–13', 'Tak, fönster, fasad'],
        ['14–19', 'Väggar, rör, el, badrum'],
        ['20–22', 'Kök, golv, målning'],
        ['23', 'Besiktning och rättningar'],
        ['24', 'Nycklar'],
      ),
      text(
        '',
        'Det går att bygga fortare. Men betong som inte har torkat ger golv som släpper, och då får jag höra det i fem år.',
      ),
    ],
  },
  {
    path: '/bloggen/snickarens-fem-bud/',
    template: 'blogItem',
    name: 'Snickarens fem bud',
    preamble: 'Uppspikade i bodarna sedan 1974.',
    author: 'Bosse Ring, snickare',
    category: 'Folk',
    daysAgo: 50,
    blocks: [
      list(
        'Buden',
        'Mät två gånger.',
        'Såga en.',
        'Fråga innan, inte efteråt.',
        'Gå aldrig hem från något som läcker.',
      ),
    ],
  },
  {
    path: '/bloggen/provrummet/',
    template: 'blogItem',
    name: 'En dag i provrummet',
    preamble: 'Fyrtio kakelplattor, nio par, en inredare.',
    author: 'Nora Björling, inredare',
    category: 'Inredning',
    daysAgo: 83,
    blocks: [
      text(
        '',
        'Par nummer sju bråkade om fogfärgen. Par nummer åtta hade samma skor. Jag har slutat gissa vilka som väljer grönt.',
      ),
    ],
  },
]
