import type { SheetTexts } from './sheet-texts.ts'

export const sv: SheetTexts = {
  'find-a-home': {
    title: 'Hitta en bostad och spara den',
    steps: {
      search: 'Sök bostad och avgränsa sökningen med ett filter.',
      look: 'Öppna en bostad som du tycker om.',
      favourite: 'Spara bostaden som favorit.',
      'save-search': 'Spara sökningen, så att du hittar den igen på Mina sidor.',
    },
  },
  'book-a-home': {
    title: 'Boka en bostad',
    steps: {
      hold: 'Reservera bostaden C-1103.',
      begin: 'Fyll i dina uppgifter och starta bokningen.',
      sign: 'Signera avtalet med e-legitimation.',
      pay: 'Betala bokningsavgiften.',
      finish: 'Gå vidare till bekräftelsen.',
    },
  },
  'pay-the-fee': {
    title: 'Betala bokningsavgiften',
    steps: {
      begin: 'Välj betalsätt och börja betala.',
      pay: 'Godkänn betalningen i Swish-appen eller på kortsidan.',
      finish: 'Gå tillbaka och slutför bokningen.',
    },
  },
  'withdraw-a-booking': {
    title: 'Ångra en bokning',
    steps: {
      overview: 'Öppna översikten på Mina sidor.',
      withdraw: 'Ångra bokningen av C-1103.',
      'free-again': 'Öppna sidan för C-1103: bostaden är till salu igen.',
    },
  },
  'report-a-fault': {
    title: 'Gör en felanmälan',
    steps: {
      room: 'Börja en felanmälan och välj rummet där felet finns.',
      picture: 'Lägg till en bild på felet.',
      send: 'Beskriv felet och skicka anmälan.',
      follow: 'Öppna det nya ärendet i din lista.',
    },
  },
  'answer-an-errand': {
    title: 'Svara på en fråga i ett ärende',
    steps: {
      list: 'Öppna listan med dina ärenden.',
      open: 'Öppna ärendet som väntar på ditt svar.',
      answer: 'Komplettera det med det som efterfrågas.',
    },
  },
  'board-errands': {
    title: 'Följ föreningens ärenden',
    steps: {
      errand: 'Öppna ett av föreningens ärenden.',
      round: 'Öppna en rond.',
      report: 'Gör en felanmälan för föreningen.',
    },
  },
  'join-vip': {
    title: 'Bli VIP-kund',
    steps: {
      read: 'Öppna VIP-sidan på Mina sidor.',
      join: 'Gå med genom koden VAR2026.',
      look: 'Öppna C-1502, som VIP-kunder får boka först.',
    },
  },
  'pay-vip-fee': {
    title: 'Betala din VIP-avgift',
    steps: {
      begin: 'Börja betala VIP-avgiften.',
      pay: 'Godkänn betalningen i Swish-appen eller på kortsidan.',
      look: 'Öppna C-1502, som du nu får boka.',
    },
  },
  'sign-documents': {
    title: 'Signera dina dokument',
    steps: {
      open: 'Öppna dina avtal och dokument.',
      one: 'Signera eller godkänn ett som väntar på dig.',
      all: 'Ta hand om alla andra som väntar.',
    },
  },
  'financing-in-norway': {
    title: 'Finansiera en bostad i Norge',
    steps: {
      begin: 'Fördela priset på egen insats och lån, och starta bokningen.',
      ready: 'Vänta tills avtalet är klart.',
      sign: 'Signera avtalet med e-legitimation.',
    },
  },
  'pay-by-bank-in-finland': {
    title: 'Betala via banken i Finland',
    steps: {
      begin: 'Välj bank och börja betala.',
      pay: 'Vänta tills banken har fört över pengarna.',
      finish: 'Gå vidare till bekräftelsen.',
    },
  },
}
