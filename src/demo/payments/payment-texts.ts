import type { Language } from '#src/sites/site.ts'
import type { ProviderPayment } from './payment-control.ts'

/** The texts of the pages that stand in for a payment provider. */
export type PaymentTexts = {
  language: Language
  locale: string
  demo: string
  title: string
  to: string
  message: string
  pay: string
  decline: string
  cancel: string
  failTitle: string
  failAs: string
  fail: string
  waiting: string
  nobody: string
  offline: string
  refused: string
  missingTitle: string
  missingText: string
  endedText: string
  back: string
  again: string
  ended: Record<ProviderPayment['status'], string>
}

const sv: PaymentTexts = {
  language: 'sv',
  locale: 'sv-SE',
  demo: 'Demo',
  title: 'Betala',
  to: 'Till',
  message: 'Meddelande',
  pay: 'Betala',
  decline: 'Avböj',
  cancel: 'Avbryt köpet',
  failTitle: 'Låt det gå fel',
  failAs: 'Orsak',
  fail: 'Svara med fel',
  waiting: 'Väntar på dig',
  nobody: 'Ingen betalning väntar på dig just nu.',
  offline: 'Sidan når inte portalen. Den försöker igen.',
  refused: 'Det gick inte. Betalningen kan vara avslutad redan.',
  missingTitle: 'Här finns ingen betalning',
  missingText: 'Gå tillbaka till sidan du kom från och börja om.',
  endedText: 'Gå tillbaka till sidan där du började.',
  back: 'Tillbaka till sidan',
  again: 'Till början',
  ended: {
    created: 'Betalningen väntar',
    paid: 'Betalningen är klar',
    declined: 'Betalningen avböjdes',
    cancelled: 'Betalningen avbröts',
    error: 'Betalningen gick inte igenom',
    unknown: 'Vi vet ännu inte om betalningen gick igenom',
  },
}

const en: PaymentTexts = {
  language: 'en',
  locale: 'en-GB',
  demo: 'Demo',
  title: 'Pay',
  to: 'To',
  message: 'Message',
  pay: 'Pay',
  decline: 'Decline',
  cancel: 'Cancel the purchase',
  failTitle: 'Make it fail',
  failAs: 'Reason',
  fail: 'Answer with an error',
  waiting: 'Waiting for you',
  nobody: 'No payment is waiting for you right now.',
  offline: 'The page cannot reach the portal. It keeps trying.',
  refused: 'That did not work. The payment may have ended already.',
  missingTitle: 'There is no payment here',
  missingText: 'Go back to the page you came from and start again.',
  endedText: 'Go back to the page where you began.',
  back: 'Back to the page',
  again: 'To the start',
  ended: {
    created: 'The payment is waiting',
    paid: 'The payment is done',
    declined: 'The payment was declined',
    cancelled: 'The payment was cancelled',
    error: 'The payment did not go through',
    unknown: 'We do not know yet whether the payment went through',
  },
}

const nb: PaymentTexts = {
  language: 'nb',
  locale: 'nb-NO',
  demo: 'Demo',
  title: 'Betal',
  to: 'Til',
  message: 'Melding',
  pay: 'Betal',
  decline: 'Avvis',
  cancel: 'Avbryt kjøpet',
  failTitle: 'La det gå galt',
  failAs: 'Årsak',
  fail: 'Svar med feil',
  waiting: 'Venter på deg',
  nobody: 'Ingen betaling venter på deg akkurat nå.',
  offline: 'Siden når ikke portalen. Den prøver igjen.',
  refused: 'Det gikk ikke. Betalingen kan allerede være avsluttet.',
  missingTitle: 'Her er det ingen betaling',
  missingText: 'Gå tilbake til siden du kom fra, og begynn på nytt.',
  endedText: 'Gå tilbake til siden der du begynte.',
  back: 'Tilbake til siden',
  again: 'Til begynnelsen',
  ended: {
    created: 'Betalingen venter',
    paid: 'Betalingen er gjennomført',
    declined: 'Betalingen ble avvist',
    cancelled: 'Betalingen ble avbrutt',
    error: 'Betalingen gikk ikke gjennom',
    unknown: 'Vi vet ennå ikke om betalingen gikk gjennom',
  },
}

const fi: PaymentTexts = {
  language: 'fi',
  locale: 'fi-FI',
  demo: 'Demo',
  title: 'Maksa',
  to: 'Saaja',
  message: 'Viesti',
  pay: 'Maksa',
  decline: 'Hylkää',
  cancel: 'Keskeytä osto',
  failTitle: 'Aiheuta virhe',
  failAs: 'Syy',
  fail: 'Vastaa virheellä',
  waiting: 'Odottaa sinua',
  nobody: 'Yksikään maksu ei odota sinua juuri nyt.',
  offline: 'Sivu ei saa yhteyttä portaaliin. Se yrittää uudelleen.',
  refused: 'Ei onnistunut. Maksu on ehkä jo päättynyt.',
  missingTitle: 'Täällä ei ole maksua',
  missingText: 'Palaa sivulle, jolta tulit, ja aloita alusta.',
  endedText: 'Palaa sivulle, jolta aloitit.',
  back: 'Takaisin sivulle',
  again: 'Alkuun',
  ended: {
    created: 'Maksu odottaa',
    paid: 'Maksu on valmis',
    declined: 'Maksu hylättiin',
    cancelled: 'Maksu keskeytettiin',
    error: 'Maksu ei onnistunut',
    unknown: 'Emme vielä tiedä, onnistuiko maksu',
  },
}

export const paymentTexts: Record<Language, PaymentTexts> = { sv, en, nb, fi }

/** An amount as the provider writes it: `25 000 kr`. */
export const amountOf = (
  { amount, currency }: { amount: number; currency: string },
  { locale }: PaymentTexts,
): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 }).format(amount)
