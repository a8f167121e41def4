import type { PageData } from '../page-data.ts'
import { links, list, text } from '../writing.ts'

/** What VIP is, for everybody who reads on a Swedish brand: the way in for whoever has an account, and for who has none. */
export const vipPageSv: PageData = {
  path: '/fortur/',
  template: 'standardPage',
  name: 'Förtur och VIP',
  preamble: 'Som VIP får du välja hem en till två veckor före alla andra.',
  blocks: [
    text('Så fungerar det', 'Medlemskapet kostar 500 kr om året. Har du en kampanjkod kostar det ingenting.'),
    list(
      'Med förtur får du',
      'se hem, priser och planritningar före alla andra',
      'komma på egna visningar',
      'avgiften tillbaka när du köper',
    ),
    links('Gå vidare', '/mina-sidor/vip/', '/skapa-konto/'),
  ],
}
