import type { SheetTexts } from './sheet-texts.ts'

export const fi: SheetTexts = {
  'find-a-home': {
    title: 'Etsi asunto ja tallenna se',
    steps: {
      search: 'Etsi asuntoja ja lisää hakuun rajaus.',
      look: 'Avaa asunto, josta pidät.',
      favourite: 'Tallenna asunto suosikiksi.',
      'save-search': 'Tallenna haku, niin löydät sen Omilta sivuilta.',
    },
  },
  'book-a-home': {
    title: 'Varaa asunto',
    steps: {
      hold: 'Pidä asunto C-1103 varattuna itsellesi.',
      begin: 'Täytä tietosi ja aloita varaus.',
      sign: 'Allekirjoita sopimus sähköisesti.',
      pay: 'Maksa varausmaksu.',
      finish: 'Jatka vahvistukseen.',
    },
  },
  'pay-the-fee': {
    title: 'Maksa varausmaksu',
    steps: {
      begin: 'Valitse maksutapa ja aloita maksaminen.',
      pay: 'Hyväksy maksu Swish-sovelluksessa tai korttisivulla.',
      finish: 'Palaa takaisin ja vie varaus loppuun.',
    },
  },
  'withdraw-a-booking': {
    title: 'Peru varaus',
    steps: {
      overview: 'Avaa Omien sivujen yleiskatsaus.',
      withdraw: 'Peru asunnon C-1103 varaus.',
      'free-again': 'Avaa asunnon C-1103 sivu: asunto on taas myynnissä.',
    },
  },
  'report-a-fault': {
    title: 'Tee vikailmoitus',
    steps: {
      room: 'Aloita vikailmoitus ja valitse huone, jossa vika on.',
      picture: 'Lisää kuva viasta.',
      send: 'Kuvaile vika ja lähetä ilmoitus.',
      follow: 'Avaa uusi asia luettelostasi.',
    },
  },
  'answer-an-errand': {
    title: 'Vastaa asian kysymykseen',
    steps: {
      list: 'Avaa luettelo asioistasi.',
      open: 'Avaa asia, joka odottaa vastaustasi.',
      answer: 'Täydennä siihen pyydetyt tiedot.',
    },
  },
  'board-errands': {
    title: 'Seuraa yhtiön asioita',
    steps: {
      errand: 'Avaa jokin yhtiön asioista.',
      round: 'Avaa kiertotarkastus.',
      report: 'Tee vikailmoitus yhtiön puolesta.',
    },
  },
  'join-vip': {
    title: 'Liity VIP-asiakkaaksi',
    steps: {
      read: 'Avaa Omien sivujen VIP-sivu.',
      join: 'Liity koodilla VAR2026.',
      look: 'Avaa C-1502, jonka VIP-asiakkaat saavat varata ensin.',
    },
  },
  'pay-vip-fee': {
    title: 'Maksa VIP-maksusi',
    steps: {
      begin: 'Aloita VIP-maksun maksaminen.',
      pay: 'Hyväksy maksu Swish-sovelluksessa tai korttisivulla.',
      look: 'Avaa C-1502, jonka saat nyt varata.',
    },
  },
  'sign-documents': {
    title: 'Allekirjoita asiakirjasi',
    steps: {
      open: 'Avaa sopimuksesi ja asiakirjasi.',
      one: 'Allekirjoita tai hyväksy yksi, joka odottaa sinua.',
      all: 'Hoida kaikki muutkin odottavat.',
    },
  },
  'financing-in-norway': {
    title: 'Rahoita asunto Norjassa',
    steps: {
      begin: 'Jaa hinta omarahoitukseen ja lainaan ja aloita varaus.',
      ready: 'Odota, kunnes sopimus on valmis.',
      sign: 'Allekirjoita sopimus sähköisesti.',
    },
  },
  'pay-by-bank-in-finland': {
    title: 'Maksa pankin kautta Suomessa',
    steps: {
      begin: 'Valitse pankki ja aloita maksaminen.',
      pay: 'Odota, kunnes pankki on siirtänyt rahat.',
      finish: 'Jatka vahvistukseen.',
    },
  },
}
