import type { SheetTexts } from './sheet-texts.ts'

export const no: SheetTexts = {
  'find-a-home': {
    title: 'Finn en bolig og lagre den',
    steps: {
      search: 'Søk etter bolig, og avgrens søket med et filter.',
      look: 'Åpne en bolig du liker.',
      favourite: 'Lagre boligen som favoritt.',
      'save-search': 'Lagre søket, så du finner det igjen på Mine sider.',
    },
  },
  'book-a-home': {
    title: 'Reserver en bolig',
    steps: {
      hold: 'Hold av boligen C-1103.',
      begin: 'Fyll ut opplysningene dine, og start reservasjonen.',
      sign: 'Signer avtalen med e-ID.',
      pay: 'Betal reservasjonsgebyret.',
      finish: 'Gå videre til bekreftelsen.',
    },
  },
  'pay-the-fee': {
    title: 'Betal reservasjonsgebyret',
    steps: {
      begin: 'Velg betalingsmåte, og begynn å betale.',
      pay: 'Godkjenn betalingen i Swish-appen eller på kortsiden.',
      finish: 'Gå tilbake og fullfør reservasjonen.',
    },
  },
  'withdraw-a-booking': {
    title: 'Angre en reservasjon',
    steps: {
      overview: 'Åpne oversikten på Mine sider.',
      withdraw: 'Angre reservasjonen av C-1103.',
      'free-again': 'Åpne siden til C-1103: Boligen er til salgs igjen.',
    },
  },
  'report-a-fault': {
    title: 'Meld feil i boligen',
    steps: {
      room: 'Begynn på en feilmelding, og velg rommet der feilen er.',
      picture: 'Legg ved et bilde av feilen.',
      send: 'Beskriv feilen, og send meldingen.',
      follow: 'Åpne den nye saken i listen din.',
    },
  },
  'answer-an-errand': {
    title: 'Svar på et spørsmål i en sak',
    steps: {
      list: 'Åpne listen over sakene dine.',
      open: 'Åpne saken som venter på svar fra deg.',
      answer: 'Legg til det det spørres om.',
    },
  },
  'board-errands': {
    title: 'Følg sakene til et boligselskap',
    steps: {
      errand: 'Åpne en av sakene til boligselskapet.',
      round: 'Åpne en befaringsrunde.',
      report: 'Meld feil på vegne av boligselskapet.',
    },
  },
  'join-vip': {
    title: 'Bli VIP-kunde',
    steps: {
      read: 'Åpne VIP-siden på Mine sider.',
      join: 'Meld deg inn med koden VAR2026.',
      look: 'Åpne C-1502, som VIP-kunder får reservere først.',
    },
  },
  'pay-vip-fee': {
    title: 'Betal VIP-avgiften',
    steps: {
      begin: 'Begynn å betale VIP-avgiften.',
      pay: 'Godkjenn betalingen i Swish-appen eller på kortsiden.',
      look: 'Åpne C-1502, som du nå får reservere.',
    },
  },
  'sign-documents': {
    title: 'Signer dokumentene dine',
    steps: {
      open: 'Åpne avtalene og dokumentene dine.',
      one: 'Signer eller godkjenn et som venter på deg.',
      all: 'Gjør det samme med alle de andre som venter.',
    },
  },
  'financing-in-norway': {
    title: 'Finansier en bolig i Norge',
    steps: {
      begin: 'Fordel prisen på egenkapital og lån, og start reservasjonen.',
      ready: 'Vent til avtalen er klar.',
      sign: 'Signer avtalen med e-ID.',
    },
  },
  'pay-by-bank-in-finland': {
    title: 'Betal via banken i Finland',
    steps: {
      begin: 'Velg bank, og begynn å betale.',
      pay: 'Vent til banken har overført pengene.',
      finish: 'Gå videre til bekreftelsen.',
    },
  },
}
