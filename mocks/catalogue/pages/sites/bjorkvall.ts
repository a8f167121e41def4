import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes/routes-sv.ts'
import { accountPagesSv } from '../shared/account-sv.ts'
import { bookingPagesSv } from '../shared/booking-sv.ts'
import { myPagesSv } from '../shared/my-pages-sv.ts'
import { faqOn, links, list, quote, text } from '../writing.ts'
import { bjorkvallAbout } from './bjorkvall/about.ts'
import { bjorkvallBlog } from './bjorkvall/blog.ts'
import { bjorkvallCareer } from './bjorkvall/career.ts'
import { bjorkvallChrome } from './bjorkvall/chrome.ts'
import { bjorkvallGuide } from './bjorkvall/guide.ts'
import { bjorkvallInspiration } from './bjorkvall/inspiration.ts'
import { bjorkvallInvestors } from './bjorkvall/investors.ts'
import { bjorkvallNews } from './bjorkvall/news.ts'
import { bjorkvallPress } from './bjorkvall/press.ts'
import { bjorkvallResidents } from './bjorkvall/residents.ts'
import { bjorkvallService } from './bjorkvall/service.ts'
import { bjorkvallSustainability } from './bjorkvall/sustainability.ts'

/** What stands on the page on working here. */
const career = [
  text(
    'Samma hand hela vägen',
    'Vi har egna snickare, egna arkitekter och egna mäklare. Den som börjar hos oss får se hela kedjan, och sitta med vid besiktningen av det första huset.',
  ),
  list(
    'Det här får du',
    'Sex veckors semester',
    'Två dagar om året på en annan avdelning',
    'Köpa hem till fast pris, som alla andra',
    'Verktyg som är hela',
  ),
  quote('Jag vet vad alla grävmaskiner heter. De har namn.', 'Samira, platschef i Göteborg'),
  faqOn(
    'Frågor om att arbeta här',
    ['Kan jag arbeta hemifrån?', 'På kontoret två dagar i veckan. På bygget blir det svårt.'],
    ['Har ni lärlingar?', 'Ja, ungefär nittio varje år.'],
  ),
  links('Gå vidare', '/karriar/lediga-jobb/', '/karriar/studenter/', '/karriar/manniskorna/'),
]

/** The main Swedish site. */
export const bjorkvallContent: SiteContent = {
  routes: {
    ...routesSv,
    career: {
      name: 'Karriär',
      title: 'Bygg något som står kvar',
      preamble: 'Hos oss arbetar snickare, ingenjörer, mäklare och trädgårdsmästare åt samma håll.',
      blocks: career,
    },
  },
  start: [
    {
      type: 'stages',
      heading: 'Nya hem där det händer något just nu',
      link: ['/sok-bostad/', 'Alla projekt'],
      stageIds: ['stage-strandangen', 'stage-furuskar', 'stage-vaderkvarnen'],
    },
    {
      type: 'places',
      heading: 'Platser vi känner väl',
      link: ['/omraden/', 'Se alla områden'],
      areaIds: ['area-ekbacken', 'area-fyrislunden', 'area-munksjobagen', 'area-sundspiren'],
    },
    {
      type: 'feature',
      heading: 'Välj våning, väderstreck och utsikt direkt i huset',
      text: 'Klicka på ett fönster i fasaden. Du ser planlösning, pris och avgift för just den lägenheten, och kan boka den hemifrån.',
      stageId: 'stage-strandangen',
      link: 'Prova i Strandängen',
    },
  ],
  pages: [
    ...accountPagesSv,
    ...bookingPagesSv,
    ...myPagesSv,
    ...bjorkvallGuide,
    ...bjorkvallService,
    ...bjorkvallAbout,
    ...bjorkvallInvestors,
    ...bjorkvallPress,
    ...bjorkvallSustainability,
    ...bjorkvallCareer,
    ...bjorkvallNews,
    ...bjorkvallResidents,
    ...bjorkvallInspiration,
    ...bjorkvallBlog,
  ],
  chrome: bjorkvallChrome,
}
