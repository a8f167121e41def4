import type { Figures } from '../figures.ts'
import type { BookingWords, Section } from './booking-words.ts'

/** What a booking says in Norwegian. */
export const wordsNb: BookingWords = {
  agreement,
  facts: ({ home, address, rooms, area, floor, entryDate }) => [
    {
      heading: 'Boligen',
      paragraphs: [`${home}, ${address}.`, `${rooms}, ${area}${floor ? `, ${floor}. etasje` : ''}.`],
    },
    { heading: 'Overtakelse', paragraphs: [`Beregnet overtakelse er ${entryDate}.`] },
  ],
  costs: ({ price, sharedDebt, totalPrice, monthlyFee, minDownPayment }) => [
    {
      heading: 'Pris',
      paragraphs: [
        `Prisen er ${price}${sharedDebt ? `, andel fellesgjeld ${sharedDebt}` : ''}. Totalprisen med omkostninger er ${totalPrice}.`,
        `Selgeren krever minst 15 prosent egenkapital, ${minDownPayment}.`,
      ],
    },
    { heading: 'Hver måned', paragraphs: [`Felleskostnadene er ${monthlyFee} i måneden.`] },
  ],
  payee: (seller) => `${seller} klientkonto`,
  letters: {
    booked: ({ home, fee, paysOnline, withdrawUntil }) => ({
      subject: `Du har reservert ${home}`,
      text: [
        `Takk! ${home} er nå reservert for deg.`,
        paysOnline
          ? `Vi har mottatt reservasjonsgebyret på ${fee}. Det trekkes fra prisen.`
          : `Reservasjonsgebyret på ${fee} kommer på faktura.`,
        `Du kan gå fra avtalen til og med ${withdrawUntil}. Det gjør du under reservasjonen på Mine sider.`,
      ].join('\n\n'),
    }),
    withdrawn: ({ home }, refund) => ({
      subject: `Kvittering: du har gått fra reservasjonen av ${home}`,
      text: `Vi har mottatt beskjeden om at du går fra reservasjonsavtalen for ${home}. Vi betaler tilbake ${refund} innen 14 dager.`,
    }),
    paidTooLate: ({ home }, refund) => ({
      subject: `Betalingen din for ${home} kom for sent`,
      text: `Betalingen kom da reservasjonen ikke lenger gjaldt. Vi betaler tilbake ${refund} innen 14 dager.`,
    }),
    paidTwice: ({ home }, excess) => ({
      subject: `Du har betalt for mye for ${home}`,
      text: `Gebyret er betalt mer enn én gang. De ${excess} som er for mye, trekkes fra sluttoppgjøret.`,
    }),
  },
}

function agreement(figures: Figures): Section[] {
  const { seller, buyers, home, address, rooms, area, price, totalPrice, fee, paysOnline } = figures
  const { downPayment, loan, entryDate, withdrawUntil, signedOn } = figures
  return [
    { heading: 'Parter', paragraphs: [`Selger: ${seller}.`, ...buyers.map((buyer) => `Kjøper: ${buyer}.`)] },
    { heading: 'Boligen', paragraphs: [`Avtalen gjelder ${home}, ${rooms}, ${area}, ${address}.`] },
    {
      heading: 'Pris',
      paragraphs: [
        `Prisen er ${price}, og totalprisen med fellesgjeld og omkostninger er ${totalPrice}.`,
        ...(downPayment && loan ? [`Kjøperen betaler ${downPayment} i egenkapital og låner ${loan}.`] : []),
      ],
    },
    {
      heading: 'Reservasjonsgebyr',
      paragraphs: [
        paysOnline
          ? `Kjøperen betaler reservasjonsgebyret på ${fee} ved signering. Det trekkes fra prisen.`
          : `Kjøperen betaler reservasjonsgebyret på ${fee} mot faktura. Det trekkes fra prisen.`,
      ],
    },
    {
      heading: 'Hva reservasjonen betyr',
      paragraphs: [
        'Selgeren holder boligen av for kjøperen til kjøpekontrakten kan signeres. Reservasjonen er ikke et bindende kjøp.',
        `Beregnet overtakelse er ${entryDate}.`,
      ],
    },
    {
      heading: 'Angrerett',
      paragraphs: [
        `Kjøperen kan uten begrunnelse gå fra avtalen innen 14 dager etter signeringen, til og med ${withdrawUntil}, på Mine sider. Det som er betalt, betales da tilbake.`,
      ],
    },
    {
      heading: 'Signatur',
      paragraphs: [signedOn ? `Avtalen ble signert ${signedOn} med BankID.` : 'Avtalen signeres med BankID.'],
    },
  ]
}
