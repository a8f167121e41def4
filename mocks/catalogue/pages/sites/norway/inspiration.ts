import type { PageData } from '../../page-data.ts'
import { facts, gallery, links, list, quote, text } from '../../writing.ts'

/** Inspiration. */
export const norwayInspiration: readonly PageData[] = [
  {
    path: '/inspirasjon/',
    template: 'inspirationStart',
    name: 'Inspirasjon',
    preamble: 'Hjem vi har vært på besøk i, og tankene bak husene.',
    blocks: [links('Tema', '/inspirasjon/lys/', '/inspirasjon/balkong/')],
  },
  {
    path: '/inspirasjon/lys/',
    template: 'inspirationCategory',
    name: 'Lys',
    preamble: 'Fra mørketid til midnattssol.',
  },
  {
    path: '/inspirasjon/balkong/',
    template: 'inspirationCategory',
    name: 'Balkong',
    preamble: 'Le for vinden og plass til en stol.',
  },
  {
    path: '/inspirasjon/lampene-i-tromso/',
    template: 'inspirationArticle',
    name: 'Elleve lamper i Tromsø',
    preamble: 'Slik lyssetter du en mørketid.',
    room: 'home-seilloftet-a-h0101-living',
    category: 'Lys',
    daysAgo: 18,
    blocks: [
      text(
        '',
        'Regelen er enkel: aldri én lampe i taket, alltid minst fire i rommet. Og en i vinduet, for naboen.',
      ),
      list('Tre råd', 'Varmt lys under brystet, kaldt over', 'Dimmer overalt', 'Tenn før det blir mørkt'),
      facts('Hjemmet', ['Sted', 'Polarhavna, Tromsø'], ['Størrelse', '61 m², tre rom']),
    ],
  },
  {
    path: '/inspirasjon/balkonger-i-bergen/',
    template: 'inspirationArticle',
    name: 'Balkonger som tåler Bergen',
    preamble: 'Glass, tak og en krok til paraplyen.',
    category: 'Balkong',
    daysAgo: 39,
    blocks: [gallery('Balkongene', ['stage', 'stage-byfjordspiren'], ['stage', 'stage-lonnelia'])],
  },
  {
    path: '/inspirasjon/hjemme-hos-ingrid/',
    template: 'testimonial',
    name: 'Hjemme hos Ingrid i Elvehavna',
    preamble: 'Hun solgte bilen og kjøpte kajakk.',
    room: 'home-elvehuset-a-h0102-living',
    category: 'Hjemme hos',
    daysAgo: 28,
    blocks: [
      quote('Det lukter skog i trappa. Fremdeles.', 'Ingrid, Elvehavna'),
      text('', 'Fra kjøkkenvinduet ser Ingrid laksetrappa. I juni spiser hun frokost med kikkert.'),
    ],
  },
]
