import type { SiteContent } from '../page-data.ts'
import { routesSv } from '../routes-sv.ts'
import { bjorkvallAbout } from './bjorkvall-about.ts'
import { bjorkvallChrome } from './bjorkvall-chrome.ts'
import { bjorkvallGuide } from './bjorkvall-guide.ts'
import { bjorkvallNews } from './bjorkvall-news.ts'
import { bjorkvallService } from './bjorkvall-service.ts'

/** The main Swedish site. */
export const bjorkvallContent: SiteContent = {
  routes: routesSv,
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
      areaIds: ['area-ekbacken', 'area-fyrislunden', 'area-alvkrok', 'area-sundspiren'],
    },
    {
      type: 'feature',
      heading: 'Välj våning, väderstreck och utsikt direkt i huset',
      text: 'Klicka på ett fönster i fasaden. Du ser planlösning, pris och avgift för just den lägenheten, och kan boka den hemifrån.',
      stageId: 'stage-strandangen',
      link: 'Prova i Strandängen',
    },
  ],
  pages: [...bjorkvallGuide, ...bjorkvallService, ...bjorkvallAbout, ...bjorkvallNews],
  chrome: bjorkvallChrome,
}
