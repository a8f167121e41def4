/** The texts of the fake identity provider, in the language of the two countries that have one. */
export type ProviderTexts = {
  language: 'nb' | 'fi'
  demo: string
  asks: (requester: string) => string
  asksToSign: (requester: string) => string
  purpose: string
  who: string
  other: string
  number: string
  numberHint: string
  approve: string
  cancel: string
  failTitle: string
  failAs: string
  fail: string
  warning: string
  missingTitle: string
  missingText: string
  endedTitle: string
  endedText: string
  refused: Record<'noEid' | 'gone' | 'other', string>
  chooseSomebody: string
}

export const providerTexts: Record<'eident' | 'signicat', ProviderTexts> = {
  eident: {
    language: 'nb',
    demo: 'Demo',
    asks: (requester) => `${requester} ber deg legitimere deg`,
    asksToSign: (requester) => `${requester} ber deg signere`,
    purpose: 'Formål',
    who: 'Hvem er du?',
    other: 'En annen person',
    number: 'Fødselsnummer',
    numberHint: 'Bare fra de syntetiske testseriene.',
    approve: 'Godkjenn',
    cancel: 'Avbryt',
    failTitle: 'La det gå galt',
    failAs: 'Årsak',
    fail: 'Svar med feil',
    warning: 'Kjenner du ikke igjen dette? Trykk på Avbryt. Ingen ringer og ber deg om å logge inn.',
    missingTitle: 'Her er det ingen forespørsel',
    missingText: 'Gå tilbake til siden du kom fra, og begynn på nytt.',
    endedTitle: 'Forespørselen er avsluttet',
    endedText: 'Gå tilbake til siden du kom fra, og begynn på nytt.',
    refused: {
      noEid: 'Ingen med det nummeret har e-ID.',
      gone: 'Forespørselen er avsluttet. Gå tilbake til siden du kom fra, og begynn på nytt.',
      other: 'Det gikk ikke. Prøv igjen.',
    },
    chooseSomebody: 'Velg en person, eller skriv et nummer.',
  },
  signicat: {
    language: 'fi',
    demo: 'Demo',
    asks: (requester) => `${requester} pyytää sinua tunnistautumaan`,
    asksToSign: (requester) => `${requester} pyytää sinua allekirjoittamaan`,
    purpose: 'Tarkoitus',
    who: 'Kuka olet?',
    other: 'Joku muu',
    number: 'Henkilötunnus',
    numberHint: 'Vain keinotekoisia testitunnuksia.',
    approve: 'Hyväksy',
    cancel: 'Peruuta',
    failTitle: 'Aiheuta virhe',
    failAs: 'Syy',
    fail: 'Vastaa virheellä',
    warning: 'Etkö tunnista tätä? Paina Peruuta. Kukaan ei soita ja pyydä kirjautumaan.',
    missingTitle: 'Pyyntöä ei ole',
    missingText: 'Palaa sivulle, jolta tulit, ja aloita alusta.',
    endedTitle: 'Pyyntö on päättynyt',
    endedText: 'Palaa sivulle, jolta tulit, ja aloita alusta.',
    refused: {
      noEid: 'Kenelläkään ei ole tunnistusvälinettä tällä tunnuksella.',
      gone: 'Pyyntö on päättynyt. Palaa sivulle, jolta tulit, ja aloita alusta.',
      other: 'Ei onnistunut. Yritä uudelleen.',
    },
    chooseSomebody: 'Valitse henkilö tai kirjoita tunnus.',
  },
}
