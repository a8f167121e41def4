import type { Figures } from '../figures.ts'
import type { BookingWords, Section } from './booking-words.ts'

/** What a booking says in Swedish. */
export const wordsSv: BookingWords = {
  agreement,
  facts: ({ home, address, rooms, area, floor, entryDate }) => [
    {
      heading: 'Bostaden',
      paragraphs: [`${home}, ${address}.`, `${rooms}, ${area}${floor ? `, våning ${floor}` : ''}.`],
    },
    { heading: 'Tillträde', paragraphs: [`Beräknat tillträde är ${entryDate}.`] },
  ],
  costs: (figures) => [
    {
      heading: 'Pris',
      paragraphs: [
        `Priset är ${figures.price}. Bokningsavgiften ${figures.fee} räknas av från priset.`,
        `Säljaren kräver en kontantinsats på minst 15 procent, ${figures.minDownPayment}.`,
      ],
    },
    { heading: 'Varje månad', paragraphs: [`Månadsavgiften är ${figures.monthlyFee}.`] },
  ],
  payee: (seller) => `${seller} Klientmedel`,
  letters: {
    booked: ({ home, fee, paysOnline, withdrawUntil }) => ({
      subject: `Du har bokat ${home}`,
      text: [
        `Tack! ${home} är nu bokad åt dig.`,
        paysOnline
          ? `Vi har tagit emot bokningsavgiften ${fee}. Den räknas av från priset.`
          : `Bokningsavgiften ${fee} kommer på en faktura.`,
        `Du kan frånträda avtalet till och med ${withdrawUntil}. Det gör du under bokningen på Mina sidor.`,
      ].join('\n\n'),
    }),
    withdrawn: ({ home }, refund) => ({
      subject: `Kvitto: du har frånträtt bokningen av ${home}`,
      text: `Vi har tagit emot ditt besked att du frånträder bokningsavtalet för ${home}. Vi betalar tillbaka ${refund} inom 14 dagar.`,
    }),
    paidTooLate: ({ home }, refund) => ({
      subject: `Din betalning för ${home} kom för sent`,
      text: `Betalningen kom när bokningen inte längre gällde. Vi betalar tillbaka ${refund} inom 14 dagar.`,
    }),
    paidTwice: ({ home }, excess) => ({
      subject: `Du har betalat för mycket för ${home}`,
      text: `Bokningsavgiften är betald mer än en gång. De ${excess} som är för mycket räknas av från slutbetalningen.`,
    }),
  },
}

function agreement(figures: Figures): Section[] {
  const { seller, buyers, home, address, price, fee, paysOnline, monthlyFee, entryDate } = figures
  const { downPayment, loan, withdrawUntil, signedOn, rooms, area } = figures
  return [
    { heading: 'Parter', paragraphs: [`Säljare: ${seller}.`, ...buyers.map((buyer) => `Köpare: ${buyer}.`)] },
    { heading: 'Bostaden', paragraphs: [`Avtalet gäller ${home}, ${rooms}, ${area}, ${address}.`] },
    {
      heading: 'Pris och avgift',
      paragraphs: [`Priset är ${price}. Månadsavgiften är ${monthlyFee}.`, ...financing()],
    },
    {
      heading: 'Bokningsavgift',
      paragraphs: [
        paysOnline
          ? `Köparen betalar bokningsavgiften ${fee} i samband med underskriften. Den räknas av från priset.`
          : `Köparen betalar bokningsavgiften ${fee} mot faktura. Den räknas av från priset.`,
      ],
    },
    {
      heading: 'Vad bokningen innebär',
      paragraphs: [
        'Säljaren reserverar bostaden för köparen tills ett förhandsavtal eller upplåtelseavtal kan skrivas. Bokningen är inte ett bindande köp.',
        `Beräknat tillträde är ${entryDate}.`,
      ],
    },
    {
      heading: 'Rätt att frånträda avtalet',
      paragraphs: [
        `Köparen kan utan skäl frånträda avtalet inom 14 dagar från underskriften, till och med ${withdrawUntil}, på Mina sidor. Bokningsavgiften betalas då tillbaka.`,
      ],
    },
    {
      heading: 'Underskrift',
      paragraphs: [signedOn ? `Avtalet signerades ${signedOn} med BankID.` : 'Avtalet signeras med BankID.'],
    },
  ]

  function financing(): string[] {
    if (!downPayment || !loan) return []
    return [`Köparen betalar ${downPayment} med egna pengar och lånar ${loan}.`]
  }
}
